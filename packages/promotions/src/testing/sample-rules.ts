import type { PromotionRule } from '@lobby/funds/promotions';

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 5, group: 'sport' },
  budget: { total: '500000', perMember: '1000' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;

export const sampleRules = {
  firstDeposit: {
    ...shared,
    kind: 'first-deposit',
    conditions: { minGrade: 2, bound: ['phone', 'real-name'], once: ['device'] },
    turnover: { multiple: 8, group: 'sport' },
    ...{ percent: 50, cap: '888', minDeposit: '100' },
  },
  nextDeposit: { ...shared, kind: 'next-deposit', percent: 10, cap: '188', minDeposit: '200' },
  betting: {
    ...shared,
    kind: 'betting',
    turnover: { multiple: 0, group: 'sport' },
    period: 'week',
    tiers: [
      { need: '1000', gift: '2' },
      { need: '10000', gift: '18' },
    ],
  },
  cashback: {
    ...shared,
    kind: 'cashback',
    turnover: { multiple: 1, group: 'sport' },
    period: 'week',
    ...{ percent: 5, cap: '888', minLoss: '100' },
  },
  tasks: {
    ...shared,
    kind: 'tasks',
    withinDays: 30,
    tasks: [
      { task: 'bind-phone', gift: '3' },
      { task: 'first-bet', gift: '5' },
    ],
  },
  signIn: {
    ...shared,
    kind: 'sign-in',
    turnover: { multiple: 1, group: 'sport' },
    gifts: ['0.5', '0.8', '1'],
    makeUps: 2,
  },
  race: {
    ...shared,
    kind: 'race',
    turnover: { multiple: 1, group: 'games' },
    places: ['999', '588', '388', '88', '88'].map(gift => ({ gift })),
  },
  draw: {
    ...shared,
    kind: 'draw',
    turnover: { multiple: 1, group: 'sport' },
    spin: { turnover: '100', mostADay: 3 },
    segments: [
      { gift: '0', weight: 20 },
      { gift: '1', weight: 25 },
      { gift: '0', weight: 20 },
      { gift: '3', weight: 15 },
      { gift: '0', weight: 8 },
      { gift: '8', weight: 8 },
      { gift: '18', weight: 3 },
      { gift: '88', weight: 1 },
    ],
  },
  friends: {
    ...shared,
    kind: 'friends',
    conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
    turnover: { multiple: 1, group: 'sport' },
    friend: { gift: '38', bound: ['phone'], deposit: '100', turnover: '500' },
    ...{ withinDays: 30, mostAMonth: 10 },
  },
} satisfies Record<string, PromotionRule>;
