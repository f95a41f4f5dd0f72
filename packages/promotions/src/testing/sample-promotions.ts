import type { Grant } from '@lobby/api-client/contract/act/grant';
import type { RaceShape } from '@lobby/api-client/contract/act/promotion-shape';
import type { RuleOf } from '@lobby/funds/promotions';
import type { Promotion } from '../rule/read-rule.ts';
import { sampleRules } from './sample-rules.ts';

/** 28 November 2026, 12:00 in Beijing. */
export const sampleNow = Date.UTC(2026, 10, 28, 4);
const day = 86_400_000;

export const samplePromotion = (change: Partial<Promotion> = {}): Promotion => ({
  id: '101',
  name: '首存赠 50%',
  rule: sampleRules.firstDeposit,
  startsAt: sampleNow - 5 * day,
  endsAt: sampleNow + 20 * day,
  own: null,
  ...change,
});

type Own = NonNullable<Promotion['own']>;

/** A step, of which only what is unusual is said. */
type OwnStep = Own['steps'][number];
export type SampleStep = Pick<OwnStep, 'key' | 'unit' | 'done' | 'need' | 'gift' | 'state'> &
  Partial<Pick<OwnStep, 'reason' | 'uncounted'>>;

export const sampleOwn = ({
  steps = [],
  ...change
}: Partial<Omit<Own, 'steps'>> & { readonly steps?: readonly SampleStep[] } = {}): Own => ({
  ...{ joinedAt: 0, leftAt: 0, refused: null, claimable: 0, resumesAt: 0, wheel: null, invitation: null },
  conditions: [
    { condition: 'running', isMet: true },
    { condition: 'grade', isMet: false },
    { condition: 'bound-phone', isMet: true },
    { condition: 'bound-real-name', isMet: true },
    { condition: 'no-deposit-yet', isMet: true },
    { condition: 'device-unused', isMet: true },
    { condition: 'no-other', isMet: true },
    { condition: 'budget-left', isMet: true },
  ],
  steps: steps.map(step => ({ reason: '', uncounted: '0', ...step })),
  ...change,
});

type Wheel = NonNullable<Own['wheel']>;

/** Spins as a platform draws them: `check-spin.test.ts` draws them again. */
export const sampleSpins: readonly [Wheel['spins'][number], Wheel['spins'][number]] = [
  { number: 2, client: 'my.own_text-2', server: '2d'.repeat(32), stop: 73, spunAt: sampleNow - 60_000 },
  { number: 1, client: 'my.own_text-1', server: '1c'.repeat(32), stop: 37, spunAt: sampleNow - day },
];

export const sampleWheel = (change: Partial<Wheel> = {}): Wheel => ({
  ...{ left: 2, isBudgetLeft: true, next: { number: 3, commitment: '9e'.repeat(32) } },
  spins: [...sampleSpins],
  ...change,
});

export const towardsNextSpin: readonly SampleStep[] = [
  { key: 'spin.1', unit: 'times', done: '1', need: '1', gift: '1', state: 'reached' },
  { key: 'spin.2', unit: 'times', done: '1', need: '1', gift: '3', state: 'reached' },
  { key: '2026-11-28', unit: 'yuan', done: '40.5', need: '100', gift: '88', state: 'open' },
];

/** One of every kind, as a member sees them. */
export const samplePromotions: readonly Promotion[] = [
  samplePromotion({ own: sampleOwn() }),
  samplePromotion({
    id: '102',
    name: '每日再存赠 10%',
    rule: sampleRules.nextDeposit,
    own: sampleOwn({ conditions: [] }),
  }),
  samplePromotion({
    id: '103',
    name: '体育周流水礼金',
    rule: sampleRules.betting,
    own: sampleOwn({
      joinedAt: sampleNow - day,
      steps: [
        { key: '2026-11-23.1', unit: 'yuan', done: '4300.5', need: '10000', gift: '18', state: 'open' },
      ],
    }),
  }),
  samplePromotion({
    id: '104',
    name: '新手任务',
    rule: sampleRules.tasks,
    own: sampleOwn({ conditions: [] }),
  }),
  samplePromotion({
    id: '105',
    name: '每日签到',
    rule: sampleRules.signIn,
    own: sampleOwn({ joinedAt: sampleNow - 3 * day, claimable: 1 }),
  }),
  samplePromotion({
    id: '106',
    name: '真人电子积分竞赛',
    rule: sampleRules.race,
    own: sampleOwn({ joinedAt: sampleNow - day }),
  }),
  samplePromotion({
    id: '107',
    name: '每日转盘',
    rule: sampleRules.draw,
    own: sampleOwn({ joinedAt: sampleNow - day, wheel: sampleWheel() }),
  }),
  samplePromotion({
    id: '99',
    name: '世界杯签到',
    rule: sampleRules.signIn,
    endsAt: sampleNow - day,
    own: sampleOwn(),
  }),
];

export const signedDays: readonly SampleStep[] = [
  { key: '2026-11-25', unit: 'times', done: '1', need: '1', gift: '0.5', state: 'reached' },
  { key: '2026-11-26', unit: 'times', done: '0', need: '1', gift: '0.8', state: 'open' },
  { key: '2026-11-27', unit: 'times', done: '0', need: '1', gift: '0.5', state: 'missed' },
  { key: '2026-11-28', unit: 'times', done: '0', need: '1', gift: '0.5', state: 'open' },
];

export const tiersOfWeek = (rule: RuleOf<'betting'>): readonly SampleStep[] => [
  { key: '2026-11-16', unit: 'yuan', done: '1200', need: '1000', gift: '2', state: 'reached' },
  ...rule.tiers.map(({ need, gift }, at) => ({
    ...{ key: `2026-11-23.${at + 1}`, unit: 'yuan' as const, done: '4300.5', need, gift },
    state: at === 0 ? ('waiting' as const) : ('open' as const),
  })),
];

/** The board of a race in which the member stands third of eight. */
export function sampleRace(change: Partial<RaceShape> = {}): RaceShape {
  const board = [98_210.5, 61_204, 30_555.25, 30_555.25, 12_000, 8_100, 950.5, 20].map((points, at) => ({
    ...{ place: at + 1, name: `${'lmxwzqty'[at]}***${at + 1}`, points: String(points) },
    ...{ gift: sampleRules.race.places[at]?.gift ?? '0', isOwn: at === 2 },
  }));
  return {
    ...{ closesAt: sampleNow + 20 * day + day / 2, isFinal: false, ranked: board.length, board },
    own: {
      ...{ place: 3, points: '30555.25', gift: '388' },
      next: { place: 2, missing: '30648.76', gift: '588' },
    },
    ...change,
  };
}

export const sampleGift = (change: Partial<Grant> = {}): Grant => ({
  ...{
    id: 'promotion:8123:105/2026-11-28',
    source: 'promotion',
    period: '105/2026-11-28',
    promotionId: '105',
  },
  ...{ name: '每日签到', amount: '0.5', need: '0', done: '0', forfeitedAt: 0, claimedAt: 0 },
  reachedAt: sampleNow - 3_600_000,
  expiresAt: sampleNow + 7 * day,
  ...change,
});

export const sampleGifts: readonly Grant[] = [
  sampleGift(),
  sampleGift({
    id: 'vip-promotion:8123:3',
    source: 'vip-promotion',
    period: '3',
    promotionId: '',
    name: '',
    amount: '88',
  }),
  sampleGift({ id: 'a', name: '首存赠 50%', amount: '500', need: '4000', done: '1250.5' }),
  sampleGift({ id: 'b', name: '新手任务', amount: '3', claimedAt: sampleNow - day }),
  sampleGift({
    id: 'c',
    name: '每日再存赠 10%',
    amount: '20',
    need: '100',
    done: '10',
    forfeitedAt: sampleNow - day,
  }),
  sampleGift({ id: 'd', name: '新手任务', amount: '5', expiresAt: sampleNow - day }),
];
