import type { BullKind } from '@lobby/games';
import type { AnyScript } from '../any-script.ts';
import type { Language } from '../texts.ts';

const digits = '一二三四五六七八九';
const bulls = Object.fromEntries([...digits].map((digit, at) => [`bull-${at + 1}`, `牛${digit}`]));

/** Texts in both scripts, side by side. */
const texts = {
  'zh-CN': {
    banker: '庄家',
    you: '您的手牌',
    player: '玩家',
    line: '三张成十，余两张定牛',
    deal: '发牌',
    dealing: '发牌中',
    ready: '选择底注，然后发牌',
    base: '底注',
    held: (times: number) => `每局先冻结 ${times} 倍底注，未输的部分当局退回`,
    has: (who: string, cards: string, kind: string) => `${who}：${cards}，${kind}`,
    won: (multiple: number, commission: number, net: string) =>
      `赢 ${multiple} 倍，扣 ${commission}% 佣金，净赢 ${net}`,
    lost: (multiple: number, net: string, back: string) =>
      `输 ${multiple} 倍，净输 ${net}，退回冻结的 ${back}`,
    kinds: {
      none: '无牛',
      ...bulls,
      'bull-bull': '牛牛',
      'four-faces': '四花',
      'five-faces': '五花',
      bomb: '炸弹',
      'five-small': '五小',
    } as Readonly<Record<BullKind, string>>,
    rules: [
      '一副牌，每局重新洗牌，您和庄家各五张。三张的点数之和为十的倍数，余下两张之和的个位就是牛几；个位为零是牛牛，凑不出是无牛。A 算 1，10、J、Q、K 算 10。',
      '四花：四张 J、Q、K 加一张 10。五花：五张都是 J、Q、K。炸弹：四张同点数。五小：五张都小于 5，总和不超过 10。',
      '牌型大者胜；牌型相同比最大的一张，先比点数，再比花色（黑桃、红心、梅花、方块）。',
    ],
    odds: '牌型与倍数',
    kind: '牌型',
    multiple: '倍数',
    commission: (percent: number) =>
      `胜方的牌型定倍数，输赢都是底注乘倍数。您赢时扣 ${percent}% 佣金，输时不扣。`,
    decided: '每一局的牌在发牌之前由服务器种子、您的种子和局号决定，画面只是把它演出来。',
    returns: (percent: string, hit: string, level: number) =>
      `按底注计，返还率 ${percent}%（长期平均，由两手牌的全部组合精确算出）；约 ${hit}% 的局您赢；波动 ${level} 级（1 至 5）。`,
  },
  'zh-TW': {
    banker: '莊家',
    you: '您的手牌',
    player: '玩家',
    line: '三張成十，餘兩張定牛',
    deal: '發牌',
    dealing: '發牌中',
    ready: '選擇底注，然後發牌',
    base: '底注',
    held: (times: number) => `每局先凍結 ${times} 倍底注，未輸的部分當局退回`,
    has: (who: string, cards: string, kind: string) => `${who}：${cards}，${kind}`,
    won: (multiple: number, commission: number, net: string) =>
      `贏 ${multiple} 倍，扣 ${commission}% 佣金，淨贏 ${net}`,
    lost: (multiple: number, net: string, back: string) =>
      `輸 ${multiple} 倍，淨輸 ${net}，退回凍結的 ${back}`,
    kinds: {
      none: '無牛',
      ...bulls,
      'bull-bull': '牛牛',
      'four-faces': '四花',
      'five-faces': '五花',
      bomb: '炸彈',
      'five-small': '五小',
    } as Readonly<Record<BullKind, string>>,
    rules: [
      '一副牌，每局重新洗牌，您和莊家各五張。三張的點數之和為十的倍數，餘下兩張之和的個位就是牛幾；個位為零是牛牛，湊不出是無牛。A 算 1，10、J、Q、K 算 10。',
      '四花：四張 J、Q、K 加一張 10。五花：五張都是 J、Q、K。炸彈：四張同點數。五小：五張都小於 5，總和不超過 10。',
      '牌型大者勝；牌型相同比最大的一張，先比點數，再比花色（黑桃、紅心、梅花、方塊）。',
    ],
    odds: '牌型與倍數',
    kind: '牌型',
    multiple: '倍數',
    commission: (percent: number) =>
      `勝方的牌型定倍數，輸贏都是底注乘倍數。您贏時扣 ${percent}% 佣金，輸時不扣。`,
    decided: '每一局的牌在發牌之前由伺服器種子、您的種子和局號決定，畫面只是把它演出來。',
    returns: (percent: string, hit: string, level: number) =>
      `以底注計，返還率 ${percent}%（長期平均，由兩手牌的全部組合精確算出）；約 ${hit}% 的局您贏；波動 ${level} 級（1 至 5）。`,
  },
} as const;

export type BullTexts = AnyScript<(typeof texts)['zh-CN']>;

export const bullTexts = (language: Language): BullTexts => texts[language];
