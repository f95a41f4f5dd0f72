import type { AnyScript } from '../any-script.ts';
import type { Language } from '../texts.ts';

const texts = {
  'zh-CN': {
    picks: { player: '闲', banker: '庄', tie: '和', 'player-pair': '闲对', 'banker-pair': '庄对' },
    winner: { player: '闲赢', banker: '庄赢', tie: '和局' },
    points: (side: string, points: number) => `${side} ${points} 点`,
    pair: (side: string) => `${side}对`,
    bigRoad: '大路',
    beadRoad: '珠盘路',
    roadOf: (name: string, results: string) => `${name}，最新在后：${results}`,
    cards: (decks: number) =>
      `每局用 ${decks} 副新洗的牌。闲先补牌：0 至 5 点补，6、7 点停；任一方首两张 8、9 点，双方停牌。`,
    bankerRule:
      '闲停牌时庄 0 至 5 点补。闲补牌时庄 0 至 2 点必补，3 点除非闲第三张是 8，4 点对 2 至 7，5 点对 4 至 7，6 点对 6、7 才补，7 点停。',
    tieRule: '和局时庄、闲的注退回。',
    commission: (percent: number, odds: string) => `庄赢抽佣 ${percent}%，赔率 ${odds}。`,
    free: (odds: string, six: string) => `庄赢不抽佣，赔率 ${odds}；庄以 6 点赢时赔率 ${six}。`,
    empty: '还没有结果',
  },
  'zh-TW': {
    picks: { player: '閒', banker: '莊', tie: '和', 'player-pair': '閒對', 'banker-pair': '莊對' },
    winner: { player: '閒贏', banker: '莊贏', tie: '和局' },
    points: (side: string, points: number) => `${side} ${points} 點`,
    pair: (side: string) => `${side}對`,
    bigRoad: '大路',
    beadRoad: '珠盤路',
    roadOf: (name: string, results: string) => `${name}，最新在後：${results}`,
    cards: (decks: number) =>
      `每局用 ${decks} 副新洗的牌。閒先補牌：0 至 5 點補，6、7 點停；任一方首兩張 8、9 點，雙方停牌。`,
    bankerRule:
      '閒停牌時莊 0 至 5 點補。閒補牌時莊 0 至 2 點必補，3 點除非閒第三張是 8，4 點對 2 至 7，5 點對 4 至 7，6 點對 6、7 才補，7 點停。',
    tieRule: '和局時莊、閒的注退回。',
    commission: (percent: number, odds: string) => `莊贏抽佣 ${percent}%，賠率 ${odds}。`,
    free: (odds: string, six: string) => `莊贏不抽佣，賠率 ${odds}；莊以 6 點贏時賠率 ${six}。`,
    empty: '還沒有結果',
  },
} as const;

export type BaccaratTexts = AnyScript<(typeof texts)['zh-CN']>;

export const baccaratTextsOf = (language: Language): BaccaratTexts => texts[language];
