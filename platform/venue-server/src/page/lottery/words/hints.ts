import type { Language } from '../../texts.ts';

/** When the picks of a group win, in both scripts. */
const hints = {
  'zh-CN': {
    diceSize: '三颗骰子相加 11 至 17 为大，4 至 10 为小；三颗相同时大小皆输。',
    diceSum: '三颗骰子的点数之和与所选相同。',
    triple: '三颗骰子同为所选点数；通选：任意三颗相同。',
    double: '开出所选的一对，另一颗也与所选相同，不分顺序。',
    three: '三颗骰子与所选的三个点数相同，不分顺序；三连号通选：任意三个相连的点数。',
    two: '三颗骰子中有所选的两个点数，不分顺序。',
    fixed: '所选位置开出所选数字。',
    digitTotal: '五个数字之和 23 以上为大，22 以下为小。',
    dragonTiger: '万位大于个位为龙，小于为虎，相同为和；开和时龙与虎皆输。',
    front:
      '只看万位、千位、百位，不分顺序。豹子：三个相同；顺子：三个相连，9、0、1 也相连；对子：两个相同；半顺：只有两个相连；杂六：其余。',
    carSumSides:
      '冠军与亚军车号之和：12 以上为大，11 以下为小。大与双、小与单的出现方式不一样多，因此赔率不同。',
    carSum: '冠军与亚军车号之和与所选相同。',
    car: '所选车号得到该名次。',
    carSides: '该名次的车号 6 以上为大，5 以下为小。',
  },
  'zh-TW': {
    diceSize: '三顆骰子相加 11 至 17 為大，4 至 10 為小；三顆相同時大小皆輸。',
    diceSum: '三顆骰子的點數之和與所選相同。',
    triple: '三顆骰子同為所選點數；通選：任意三顆相同。',
    double: '開出所選的一對，另一顆也與所選相同，不分順序。',
    three: '三顆骰子與所選的三個點數相同，不分順序；三連號通選：任意三個相連的點數。',
    two: '三顆骰子中有所選的兩個點數，不分順序。',
    fixed: '所選位置開出所選數字。',
    digitTotal: '五個數字之和 23 以上為大，22 以下為小。',
    dragonTiger: '萬位大於個位為龍，小於為虎，相同為和；開和時龍與虎皆輸。',
    front:
      '只看萬位、千位、百位，不分順序。豹子：三個相同；順子：三個相連，9、0、1 也相連；對子：兩個相同；半順：只有兩個相連；雜六：其餘。',
    carSumSides:
      '冠軍與亞軍車號之和：12 以上為大，11 以下為小。大與雙、小與單的出現方式不一樣多，因此賠率不同。',
    carSum: '冠軍與亞軍車號之和與所選相同。',
    car: '所選車號得到該名次。',
    carSides: '該名次的車號 6 以上為大，5 以下為小。',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

export type PickHints = Readonly<Record<keyof (typeof hints)['zh-CN'], string>>;

export const pickHints = (language: Language): PickHints => hints[language];
