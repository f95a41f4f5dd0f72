import type { Language } from '../texts.ts';

const texts = {
  'zh-CN': {
    kinds: {
      number: '直注',
      split: '分注',
      street: '街注',
      corner: '角注',
      line: '线注',
    },
    kindLegend: '内围注法',
    outside: {
      'dozen-1': '第一打',
      'dozen-2': '第二打',
      'dozen-3': '第三打',
      'column-1': '第一列',
      'column-2': '第二列',
      'column-3': '第三列',
      red: '红',
      black: '黑',
      odd: '单',
      even: '双',
      low: '小 1–18',
      high: '大 19–36',
    },
    inside: (kind: string, numbers: string) => `${kind} ${numbers}`,
    colours: { red: '红', black: '黑', green: '绿' },
    pocket: (number: number, colour: string) => `${number} ${colour}`,
    wheel: (pockets: number) => `单零轮盘，${pockets} 格，每格机会相同。`,
    recent: '最近的结果，最新在前',
    outsideKinds: { dozen: '打', column: '列', even: '红黑、单双、大小' },
    zero: '开 0 时外围注全输。',
  },
  'zh-TW': {
    kinds: {
      number: '直注',
      split: '分注',
      street: '街注',
      corner: '角注',
      line: '線注',
    },
    kindLegend: '內圍注法',
    outside: {
      'dozen-1': '第一打',
      'dozen-2': '第二打',
      'dozen-3': '第三打',
      'column-1': '第一列',
      'column-2': '第二列',
      'column-3': '第三列',
      red: '紅',
      black: '黑',
      odd: '單',
      even: '雙',
      low: '小 1–18',
      high: '大 19–36',
    },
    inside: (kind: string, numbers: string) => `${kind} ${numbers}`,
    colours: { red: '紅', black: '黑', green: '綠' },
    pocket: (number: number, colour: string) => `${number} ${colour}`,
    wheel: (pockets: number) => `單零輪盤，${pockets} 格，每格機會相同。`,
    recent: '最近的結果，最新在前',
    outsideKinds: { dozen: '打', column: '列', even: '紅黑、單雙、大小' },
    zero: '開 0 時外圍注全輸。',
  },
} as const;

export const rouletteTextsOf = (language: Language) => texts[language];
export type RouletteTexts = ReturnType<typeof rouletteTextsOf>;
