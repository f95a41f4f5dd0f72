import type { PromotionRule } from '@lobby/funds/promotions';

/** A promotion that sites of play money open with. */
export interface FirstPromotion {
  readonly seed: string;
  readonly names: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly excludes: string;
  readonly rule: PromotionRule;
  /** Days for which it runs. */
  readonly days?: number;
}

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '500000', perMember: '1000' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;

/** The seed whose one code is that of the demo, which the operator's page tells. */
export const demoCodesSeed = 'gift-code';

/** One of each kind. */
export const firstPromotions: readonly FirstPromotion[] = [
  {
    seed: 'first-deposit',
    names: { 'zh-CN': '首存赠 50%', 'zh-TW': '首存贈 50%' },
    excludes: 'deposit',
    rule: {
      ...shared,
      kind: 'first-deposit',
      conditions: { minGrade: 0, bound: ['phone', 'real-name'], once: ['device', 'person'] },
      turnover: { multiple: 8, group: 'sport' },
      ...{ percent: 50, cap: '888', minDeposit: '100', claimDays: 30 },
    },
  },
  {
    seed: 'next-deposit',
    names: { 'zh-CN': '每日再存赠 10%', 'zh-TW': '每日再存贈 10%' },
    excludes: 'deposit',
    rule: {
      ...shared,
      kind: 'next-deposit',
      turnover: { multiple: 5, group: 'sport' },
      ...{ percent: 10, cap: '188', minDeposit: '200' },
    },
  },
  {
    seed: 'betting',
    names: { 'zh-CN': '体育周流水礼金', 'zh-TW': '體育週流水禮金' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'betting',
      period: 'week',
      tiers: [
        { need: '1000', gift: '2' },
        { need: '10000', gift: '18' },
        { need: '100000', gift: '128' },
      ],
    },
  },
  {
    seed: 'cashback',
    names: { 'zh-CN': '体育周亏损返还 5%', 'zh-TW': '體育週虧損返還 5%' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'cashback',
      turnover: { multiple: 1, group: 'sport' },
      period: 'week',
      ...{ percent: 5, cap: '888', minLoss: '100' },
    },
  },
  {
    seed: 'tasks',
    names: { 'zh-CN': '新手任务', 'zh-TW': '新手任務' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'tasks',
      conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
      withinDays: 30,
      turnover: { multiple: 1, group: 'sport' },
      tasks: [
        { task: 'bind-phone', gift: '3' },
        { task: 'bind-real-name', gift: '3' },
        { task: 'first-deposit', gift: '8' },
        { task: 'first-bet', gift: '5' },
      ],
    },
  },
  {
    seed: 'sign-in',
    names: { 'zh-CN': '每日签到', 'zh-TW': '每日簽到' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'sign-in',
      conditions: { minGrade: 0, bound: ['phone'], once: ['device'] },
      turnover: { multiple: 1, group: 'sport' },
      gifts: ['0.5', '0.8', '1', '1.2', '1.5', '1.8', '3.8'],
      makeUps: 2,
    },
  },
  {
    seed: 'race',
    names: { 'zh-CN': '体育积分竞赛', 'zh-TW': '體育積分競賽' },
    excludes: '',
    days: 30,
    rule: {
      ...shared,
      kind: 'race',
      conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
      turnover: { multiple: 1, group: 'sport' },
      places: ['888', '588', '388', '188', '188', '88', '88', '88', '88', '88'].map(gift => ({ gift })),
    },
  },
  {
    seed: 'draw',
    names: { 'zh-CN': '每日转盘', 'zh-TW': '每日轉盤' },
    excludes: '',
    rule: {
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
  },
  {
    seed: 'friends',
    names: { 'zh-CN': '邀请好友', 'zh-TW': '邀請好友' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'friends',
      conditions: { minGrade: 0, bound: [], once: ['device', 'person'] },
      turnover: { multiple: 1, group: 'sport' },
      friend: { gift: '38', bound: ['phone'], deposit: '100', turnover: '500' },
      ...{ withinDays: 30, mostAMonth: 10 },
    },
  },
  {
    seed: demoCodesSeed,
    names: { 'zh-CN': '兑换码体验礼金', 'zh-TW': '兌換碼體驗禮金' },
    excludes: '',
    rule: {
      ...shared,
      kind: 'gift-code',
      turnover: { multiple: 1, group: 'sport' },
      budget: { total: '180000', perMember: '18' },
      gift: '18',
    },
  },
];
