import { beijingDate, day, hour, minute } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import type { RunningPlatform } from '@lobby/platform/platform';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, drawsFor } from '@lobby/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { reviewMembership } from '../review/review.ts';
import { withheldOf } from '../review/withheld.ts';
import { ModelMember, ModelPromotion, type ModelRule, modelGifts } from '../testing/explanation-model.ts';
import { publishPromotion, testNeeds } from '../testing/published.ts';
import { checkJoining, joinPromotion, membershipOf, unmetOf } from './join.ts';
import { checkOf } from './recorded-check.ts';
import { signDay } from './sign-day.ts';

const siteId = '1001';
/** Tuesday, 3 November 2026, 10:00 in Beijing: no history reaches the end of the month. */
const begin = Date.UTC(2026, 10, 3, 2);
const clock = manualClock(begin);
const worlds = dose({ small: 60, deep: 3_000 });
const [membersOfWorld, length] = [8, 12];

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
afterAll(() => running.stop());

const draw = drawsFor('explanations of promotions');
const below = (count: number) => Math.floor(draw() * count);
const oneOf = <Item>(...items: readonly Item[]) => items[below(items.length)] as Item;

const drawRule = (of: ModelRule['of'], excludes: string): ModelRule => ({
  ...{ of, excludes, minGrade: oneOf(0, 0, 0, 2), phone: oneOf(false, false, false, true) },
  once: oneOf<ModelRule['once']>([], [], [], ['device'], ['address'], ['device', 'address']),
  ...{ total: BigInt(3 + below(oneOf(6, 50))) * 100n, perMember: BigInt(3 + below(oneOf(2, 8))) * 100n },
  // At least the largest gift of each.
  perDay: oneOf(undefined, BigInt((of === 'sign-in' ? 5 : 6) + below(2)) * 100n),
});

function promotionRule({ of, minGrade, phone, once, ...limits }: ModelRule): PromotionRule {
  const { total, perMember, perDay } = limits;
  const shared = {
    conditions: { minGrade, bound: phone ? ['phone' as const] : [], once: [...once] },
    turnover: { multiple: 0, group: 'sport' as const },
    budget: {
      ...{ total: formatYuan(total), perMember: formatYuan(perMember) },
      ...(perDay !== undefined && { perPeriod: { period: 'day' as const, most: formatYuan(perDay) } }),
    },
    claimDays: 7,
  };
  const { days, least, cap, percent } = modelGifts;
  return of === 'sign-in'
    ? { ...shared, kind: of, gifts: days.map(formatYuan), makeUps: 0 }
    : {
        ...{ ...shared, kind: of, percent: Number(percent) },
        ...{ cap: formatYuan(cap), minDeposit: formatYuan(least) },
      };
}

interface One {
  readonly row: PromotionRow;
  readonly model: ModelPromotion;
}

it(
  `what ${worlds * membersOfWorld} members are told of conditions and gifts is what the platform found, and why it gave nothing`,
  async () => {
    const { db } = running.platform;
    const told = new Set<string>();
    for (let world = 0; world < worlds; world += 1) {
      const [startsAt, endsAt] = [clock.now() + below(2) * hour, clock.now() + (2 + below(5)) * day];
      const excludes = oneOf('', 'one-of-both');
      const promotions: One[] = [];
      for (const of of ['sign-in', 'next-deposit'] as const) {
        const rule = drawRule(of, excludes);
        const times = { startsAt, endsAt, excludes, seed: `${of} ${world}` };
        const row = await publishPromotion(db, promotionRule(rule), clock.now(), times);
        promotions.push({ row, model: new ModelPromotion(rule, startsAt, endsAt) });
      }
      const members: ModelMember[] = [];
      for (let n = 0; n < membersOfWorld; n += 1)
        members.push(
          new ModelMember(
            await addMember(db, { siteId, fen: 0n, at: clock.now() - day }),
            `device ${world}/${below(4)}`,
            `192.0.2.${below(4)}`,
          ),
        );
      const needs: PromotionNeeds = {
        ...testNeeds,
        pauseOf: async (_, id, now) => {
          const until = members.find(one => one.id === id)?.pausedUntil ?? 0;
          return now < until ? { kind: 'time-out', since: 0, until, endsAt: null } : null;
        },
        depositsOf: async (_, id, since) => {
          const all = members.find(one => one.id === id)?.deposits ?? [];
          return { first: all[0], since: all.filter(({ at }) => at >= since) };
        },
      };
      for (let turn = 0; turn < length; turn += 1)
        for (const member of members) {
          clock.advance(oneOf(minute, 4 * minute, 4 * minute, 20 * minute));
          await step({ member, promotions, needs, told, isFirst: turn === 0 });
        }
      clock.advance(endsAt > clock.now() ? endsAt - clock.now() : 0);
      // The next world begins in a month of its own again.
      if (beijingDate(clock.now()) > '2026-11-15') clock.set(begin);
    }
    // Each reason was met, or the agreement would say little.
    const wanted = ['running', 'grade', 'bound-phone', 'deposited-before', 'device-unused', 'address-unused'];
    const withheld = ['below-least', 'not-done', 'budget-total', 'budget-member', 'budget-period'];
    expect([...wanted, 'no-other', 'budget-left', ...withheld].filter(one => !told.has(one))).toEqual([]);
  },
  dose({ small: 600_000, deep: 4 * 3_600_000 }),
);

interface Turn {
  readonly member: ModelMember;
  readonly promotions: readonly One[];
  readonly needs: PromotionNeeds;
  readonly isFirst: boolean;
  /** Every reason that was told. */
  readonly told: Set<string>;
}

async function step(turn: Turn): Promise<void> {
  const { member, promotions } = turn;
  const one = oneOf(...promotions);
  // Everybody begins by asking to join.
  const roll = turn.isFirst ? 50 : below(100);
  const joined = promotions.filter(({ model }) => model.of(member).joinedAt !== undefined);
  if (roll < 34) await changes(member, roll);
  else if (roll < 44) await asks(turn, one, 'check');
  else if (roll < 62) await asks(turn, one, 'join');
  else if (joined.length > 0) await reviews(turn, oneOf(...joined), roll < 88);
}

/** Something about the member is other than before. */
async function changes(member: ModelMember, roll: number): Promise<void> {
  const change = running.platform.db.updateTable('members').where('id', '=', member.id);
  if (roll < 6) {
    member.grade = 2;
    await change.set({ vip_level: 2 }).execute();
  } else if (roll < 12) {
    member.hasPhone = true;
    await change.set({ phone: member.id }).execute();
  } else if (roll < 14) member.pausedUntil = clock.now() + 5 * hour;
  else if (roll < 33)
    member.deposits.push({ at: clock.now(), fen: BigInt(10 + below(oneOf(10, 80))) * 100n });
  else clock.advance(oneOf(5 * hour, 13 * hour, day));
}

async function asks({ member, promotions, needs, told }: Turn, { row, model }: One, what: 'check' | 'join') {
  const { db } = running.platform;
  const now = clock.now();
  const joining = { memberId: member.id, deviceId: member.device, address: member.address, now };
  const recorded = () => checkOf(db, { promotion_id: row.id, member_id: member.id });
  const before = await recorded();
  const wasIn = model.of(member).joinedAt !== undefined;
  const answer = db.transaction().execute(async trx => {
    if (what === 'check') return (await checkJoining(trx, row, joining, needs)).conditions;
    return (await joinPromotion(trx, row, joining, needs)).unmet;
  });
  if (now < member.pausedUntil) {
    await expect(answer).rejects.toThrow(Refusal);
    expect(await recorded()).toEqual(before);
    return;
  }
  const found = await answer;
  const record = await recorded();
  // Of whoever is in it what was found then stays, whatever is so now.
  if (wasIn) expect(record).toEqual(before);
  else {
    const all = promotions.map(one => one.model);
    const unmet = model.unmet(member, all, now);
    for (const reason of unmet) told.add(reason);
    expect(unmetOf(record?.conditions ?? new Map())).toEqual(unmet);
    expect(record).toMatchObject({ at: now, deviceId: member.device, address: member.address });
    model.check(member, unmet, now);
    if (what === 'join' && unmet.length === 0) model.join(member, now);
  }
  // What is answered is what was written down; whoever joined is answered their membership.
  if (what === 'check' || found) expect(found).toEqual(record?.conditions);
  const isIn = (await membershipOf(db, row.id, member.id)) !== undefined;
  expect([isIn, what === 'join' && found === undefined]).toEqual([
    model.of(member).joinedAt !== undefined,
    what === 'join' && model.of(member).joinedAt !== undefined,
  ]);
}

async function reviews({ member, needs, told }: Turn, { row, model }: One, signs: boolean) {
  const { db } = running.platform;
  const now = clock.now();
  const membership = await membershipOf(db, row.id, member.id);
  if (!membership) return;
  const isPaused = now < member.pausedUntil;
  const isSigning = signs && model.rule.of === 'sign-in' && !isPaused && now < model.endsAt;
  if (isSigning) model.of(member).signed.add(beijingDate(now));
  const steps = await db.transaction().execute(async trx => {
    if (isSigning) await signDay(trx, { row, membership, now, date: beijingDate(now) }, needs);
    return reviewMembership(trx, { row, membership, now }, needs);
  });
  const why: ReadonlyMap<string, string> = isPaused ? new Map() : model.review(member, now);
  for (const reason of why.values()) told.add(reason);
  const unpaid = steps.filter(({ reason }) => reason !== undefined);
  expect(new Map(unpaid.map(({ key, reason }) => [key, reason]))).toEqual(why);
  for (const { state, reason } of unpaid)
    expect(state).toBe(reason === 'budget-period' ? 'waiting' : 'missed');
  if (isPaused) return;
  const byBudget = [...why].filter(([, reason]) => reason.startsWith('budget-'));
  const withheld = await withheldOf(db, membership);
  expect(new Map([...withheld].map(([key, { reason }]) => [key, reason]))).toEqual(new Map(byBudget));
  const grants = await db
    .selectFrom('grants')
    .select(['period', 'amount'])
    .where('member_id', '=', member.id)
    .where('promotion_id', '=', row.id)
    .execute();
  const given = grants.map(({ period, amount }): [string, bigint] => [period.split('/')[1] ?? '', amount]);
  expect(new Map(given)).toEqual(model.of(member).given);
}
