import type { RoundResult } from '../history/rounds/venue-bet.ts';

/** What a round of each kind of game came to, as venues tell it. */
export const sampleResults = {
  slot: {
    parts: [
      {
        kind: 'reels',
        reels: [
          ['锦鲤', '中国结', '梅花'],
          ['锦鲤', '祥云', '灯笼'],
          ['牡丹', '百搭', '鼓'],
          ['明月', '梅花', '祥云'],
          ['中国结', '鼓', '锦鲤'],
        ],
        won: [
          [0, 0],
          [1, 0],
          [2, 1],
        ],
      },
    ],
    rows: [
      { name: '第 4 条线：3 个锦鲤', staked: null, paid: '1.50' },
      { name: '免费旋转 8 次 ×2', staked: null, paid: '12.40' },
    ],
  },
  baccarat: {
    parts: [
      { kind: 'hand', name: '闲', cards: ['SA', 'HA', 'H3'], note: '5 点', isWinner: false },
      { kind: 'hand', name: '庄', cards: ['D9', 'CT'], note: '9 点', isWinner: true },
      { kind: 'line', text: '庄赢 · 闲对' },
    ],
    rows: [
      { name: '庄', staked: '6.00', paid: '11.70' },
      { name: '和', staked: '3.00', paid: '0.00' },
    ],
  },
  bull: {
    parts: [
      {
        kind: 'hand',
        name: '玩家',
        cards: ['S2', 'HK', 'C6', 'DT', 'S3'],
        note: '牛一',
        isWinner: false,
      },
      {
        kind: 'hand',
        name: '庄家',
        cards: ['SK', 'HT', 'C7', 'D5', 'S4'],
        note: '牛六 · 胜 1 倍',
        isWinner: true,
      },
    ],
    rows: [],
  },
  roulette: {
    parts: [{ kind: 'pocket', number: 17, colour: 'black' }],
    rows: [{ name: '黑', staked: '10.00', paid: '20.00' }],
  },
  dice: {
    parts: [
      { kind: 'dice', numbers: [1, 3, 5] },
      { kind: 'dice', numbers: [2, 4, 6] },
      { kind: 'line', text: '和值 9' },
    ],
    rows: [{ name: '大小 小', staked: '5.00', paid: '9.90' }],
  },
  digits: {
    parts: [
      { kind: 'balls', numbers: [4, 4, 2, 5, 1] },
      { kind: 'line', text: '总和 16' },
    ],
    rows: [],
  },
  cars: { parts: [{ kind: 'cars', numbers: [10, 4, 6, 3, 5, 2, 9, 8, 7, 1] }], rows: [] },
  fish: { parts: [{ kind: 'catch', name: '剑鱼', isCaught: true }], rows: [] },
  match: {
    parts: [
      {
        kind: 'match',
        home: '云豹',
        away: '赤鸢',
        score: [2, 1],
        maps: [
          { name: '旧港', score: [13, 9], kills: [88, 70] },
          { name: '灯塔', score: [11, 13], kills: [81, 90] },
          { name: '运河', score: [13, 4], kills: [79, 41] },
        ],
      },
    ],
    rows: [{ name: '全场获胜 云豹', staked: '20.00', paid: '37.20' }],
  },
  zero: { parts: [{ kind: 'pocket', number: 0, colour: 'green' }], rows: [] },
  red: { parts: [{ kind: 'pocket', number: 32, colour: 'red' }], rows: [] },
  missed: { parts: [{ kind: 'catch', name: '魟鱼', isCaught: false }], rows: [] },
} satisfies Readonly<Record<string, RoundResult>>;
