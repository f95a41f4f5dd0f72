import type { Grant } from '@lobby/api-client/contract/act/grant';
import type { GradeTerms, Standing, Week } from '../grade/vip-types.ts';

/** 24 November 2026, 12:00 in Beijing. */
export const sampleNow = Date.UTC(2026, 10, 24, 4);
const day = 86_400_000;

const rows = [
  ['0', '0', '0', '18', '0', '0', '0', '0'],
  ['10000', '2000', '8', '18', '700', '1', '5000', '2'],
  ['50000', '10000', '28', '28', '3500', '3', '10000', '5'],
  ['200000', '40000', '88', '58', '14000', '12', '30000', '15'],
  ['500000', '100000', '188', '88', '35000', '28', '80000', '38'],
  ['1500000', '300000', '588', '188', '100000', '78', '200000', '98'],
  ['4000000', '800000', '1288', '388', '270000', '208', '500000', '248'],
  ['10000000', '2000000', '2888', '588', '670000', '518', '1000000', '498'],
  ['25000000', '5000000', '6888', '888', '1700000', '1288', '2500000', '1188'],
  ['60000000', '12000000', '15888', '1888', '4000000', '2888', '6000000', '2888'],
  ['150000000', '30000000', '38888', '3888', '10000000', '6888', '15000000', '6888'],
] as const;

export const sampleGrades: GradeTerms[] = rows.map(
  ([reach, keep, promotionGift, birthdayGift, monthNeed, monthGift, weekNeed, weekGift], grade) => ({
    ...{ grade, reach, keep, promotionGift, birthdayGift, monthNeed, monthGift, weekNeed, weekGift },
  }),
);

export const sampleGrant = (change: Partial<Grant> = {}): Grant => ({
  id: 'vip-promotion:8123:3',
  source: 'vip-promotion',
  period: '3',
  amount: '88',
  reachedAt: sampleNow - day,
  expiresAt: sampleNow + 89 * day,
  claimedAt: 0,
  ...{ promotionId: '', name: '', need: '0', done: '0', forfeitedAt: 0 },
  ...change,
});

export const sampleStanding = (change: Partial<Standing> = {}): Standing => ({
  pause: null,
  grade: 3,
  turnover: '387600',
  kept: '36900',
  keepUntil: sampleNow + 90 * day,
  grants: [
    sampleGrant(),
    sampleGrant({ id: 'vip-week:8123:1', source: 'vip-week', period: '2026-11-16', amount: '15' }),
    sampleGrant({
      ...{ id: 'vip-month:8123:1', source: 'vip-month', period: '2026-10-01', amount: '12' },
      claimedAt: sampleNow - 20 * day,
    }),
    sampleGrant({
      ...{ id: 'vip-week:8123:2', source: 'vip-week', period: '2026-10-26', amount: '15' },
      expiresAt: sampleNow - 9 * day,
    }),
  ],
  birthday: {
    gift: '58',
    id: '',
    conditions: [
      { condition: 'real-name-bound', isMet: true },
      { condition: 'birthday-bound', isMet: true },
      { condition: 'account-age', isMet: true },
      { condition: 'deposited', isMet: false },
      { condition: 'day', isMet: false },
      { condition: 'once-a-year', isMet: true },
    ],
  },
  ...change,
});

export const sampleWeek = (change: Partial<Week> = {}): Week => ({
  pause: null,
  start: Date.UTC(2026, 10, 22, 16),
  end: Date.UTC(2026, 10, 29, 16),
  givenAt: Date.UTC(2026, 10, 30, 4),
  turnover: '18450.5',
  need: '30000',
  gift: '15',
  ...change,
});
