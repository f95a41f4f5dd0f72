import { day } from '@lobby/calendar';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leastGift, mostGift } from '../gifts-of.ts';
import { promotionRule, type RuleOf } from '../rule.ts';
import { ruleFault } from '../rule-fault.ts';
import {
  type FriendFacts,
  friendDeadline,
  friendStandings,
  friendSteps,
  type InvitationFacts,
} from './friends.ts';

/** Saturday, 28 November 2026, 12:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 4);
const endsAt = now + 20 * day;

const rule: RuleOf<'friends'> = {
  kind: 'friends',
  conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
  turnover: { multiple: 1, group: 'sport' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  friend: { gift: '18', bound: ['phone'], deposit: '100', turnover: '500' },
  withinDays: 10,
  mostAMonth: 2,
};

const newcomer = (change: Partial<FriendFacts> = {}): FriendFacts => ({
  ...{ id: 1, registeredAt: now - day, bound: new Set(), deposited: 0n, played: 0n },
  ...{ isSelf: false, isRepeated: false, isGood: true, givenAt: undefined },
  ...change,
});
const done = { bound: new Set(['phone' as const]), deposited: 100_00n, played: 500_00n };
const invitation = (
  friends: readonly FriendFacts[],
  change: Partial<InvitationFacts> = {},
): InvitationFacts => ({
  ...{ now, endsAt, givenThisMonth: 0, friends },
  ...change,
});
const standingOf = (change: Partial<FriendFacts>, at: Partial<InvitationFacts> = {}) =>
  friendStandings(rule, invitation([newcomer(change)], at)).get(1);

describe('a friend', () => {
  it('who did nothing yet is registered, and everything is missing', () => {
    expect(standingOf({})).toEqual({ state: 'registered', missing: ['bound-phone', 'deposit', 'turnover'] });
  });

  it.each([
    ['a deposit that is a fen short', { deposited: 99_99n }, ['deposit']],
    ['turnover that is a fen short', { played: 499_99n }, ['turnover']],
    ['no bound phone', { bound: new Set<never>() }, ['bound-phone']],
  ])('with %s is qualifying', (_, change, missing) => {
    expect(standingOf({ ...done, ...change })).toEqual({ state: 'qualifying', missing });
  });

  it('who did everything is qualified', () => {
    expect(standingOf(done)).toEqual({ state: 'qualified', missing: [] });
  });

  it.each([
    ['is the inviter', { ...done, isSelf: true }, 'self'],
    ['was there before under another name', { ...done, isRepeated: true }, 'repeated'],
    ['is frozen or in a pause', { ...done, isGood: false }, 'account'],
    ['has not done it in time', { ...done, played: 0n, registeredAt: now - 10 * day }, 'expired'],
  ])('who %s is refused for that', (_, change, reason) => {
    expect(standingOf(change)).toMatchObject({ state: 'refused', reason });
  });

  it('in a pause who did not do everything is told of as any other', () => {
    expect(standingOf({ isGood: false })).toMatchObject({ state: 'registered' });
  });

  it('whose gift was given stays counted, whatever is found later', () => {
    expect(standingOf({ givenAt: now - day, isSelf: true, isGood: false })).toEqual({
      state: 'qualified',
      missing: [],
    });
  });

  it('has so many days, and none after the promotion', () => {
    expect(friendDeadline(rule, now, endsAt)).toBe(now + 10 * day);
    expect(friendDeadline(rule, endsAt - day, endsAt)).toBe(endsAt);
    expect(standingOf({ registeredAt: endsAt - day }, { now: endsAt })).toMatchObject({ reason: 'expired' });
  });
});

describe('friends above those of a month', () => {
  const friends = [1, 2, 3].map(id => newcomer({ ...done, id }));
  const statesOf = (facts: InvitationFacts) =>
    [...friendStandings(rule, facts).values()].map(({ state, reason }) => reason ?? state);

  it('wait, and those who registered first come first', () => {
    expect(statesOf(invitation(friends))).toEqual(['qualified', 'qualified', 'waiting']);
    expect(statesOf(invitation(friends, { givenThisMonth: 1 }))).toEqual(['qualified', 'waiting', 'waiting']);
  });

  it('are refused when the promotion is over', () => {
    expect(statesOf(invitation(friends, { now: endsAt }))).toEqual(['qualified', 'qualified', 'limit']);
  });

  it('are not counted twice when their gifts were given', () => {
    const given = friends.map(friend => (friend.id === 3 ? friend : { ...friend, givenAt: now }));
    expect(statesOf(invitation(given, { givenThisMonth: 2 }))).toEqual(['qualified', 'qualified', 'waiting']);
    expect(statesOf(invitation(given, { givenThisMonth: 0 }))).toEqual([
      'qualified',
      'qualified',
      'qualified',
    ]);
  });

  it('have a step each, and friends who are not that far have none', () => {
    const facts = invitation([...friends, newcomer({ id: 4 })]);
    expect(friendSteps(rule, facts).map(({ key, gift, state }) => [key, gift, state])).toEqual([
      ['friend.1', 18_00n, 'reached'],
      ['friend.2', 18_00n, 'reached'],
      ['friend.3', 18_00n, 'waiting'],
    ]);
  });
});

it.each([
  ['a member', { budget: { total: '1000', perMember: '17.99' } }, 'budget.perMember'],
  ['all', { budget: { total: '17', perMember: '18' } }, 'budget.total'],
  ['nobody', {}, undefined],
])('a gift above the budget of %s is told', (_, change, fault) => {
  const read = v.parse(promotionRule, { ...rule, ...change });
  expect(ruleFault(read)).toBe(fault);
  expect([leastGift(read), mostGift(read)]).toEqual([18_00n, 18_00n]);
});
