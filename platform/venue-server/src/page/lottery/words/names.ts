import type { Language } from '../../texts.ts';

/** What the field calls the picks of its lotteries, in both scripts. */
const names = {
  'zh-CN': {
    big: '大',
    small: '小',
    odd: '单',
    even: '双',
    sum: '和值',
    size: '大小',
    triple: '三同号',
    tripleAny: '三同号通选',
    double: '二同号',
    three: '三不同号',
    straightAny: '三连号通选',
    two: '二不同号',
    positions: ['万位', '千位', '百位', '十位', '个位'],
    fixed: '定位胆',
    total: '总和',
    dragonTiger: '龙虎和',
    dragon: '龙',
    tiger: '虎',
    tie: '和',
    front: '前三',
    fronts: { triple: '豹子', straight: '顺子', pair: '对子', half: '半顺', mixed: '杂六' },
    bothSides: '两面',
    topTwo: '冠亚和',
    ranks: ['冠军', '亚军', '季军', '第四名', '第五名', '第六名', '第七名', '第八名', '第九名', '第十名'],
    firstHalf: '一至五名',
    secondHalf: '六至十名',
    car: (number: number) => `${number} 号车`,
  },
  'zh-TW': {
    big: '大',
    small: '小',
    odd: '單',
    even: '雙',
    sum: '和值',
    size: '大小',
    triple: '三同號',
    tripleAny: '三同號通選',
    double: '二同號',
    three: '三不同號',
    straightAny: '三連號通選',
    two: '二不同號',
    positions: ['萬位', '千位', '百位', '十位', '個位'],
    fixed: '定位膽',
    total: '總和',
    dragonTiger: '龍虎和',
    dragon: '龍',
    tiger: '虎',
    tie: '和',
    front: '前三',
    fronts: { triple: '豹子', straight: '順子', pair: '對子', half: '半順', mixed: '雜六' },
    bothSides: '兩面',
    topTwo: '冠亞和',
    ranks: ['冠軍', '亞軍', '季軍', '第四名', '第五名', '第六名', '第七名', '第八名', '第九名', '第十名'],
    firstHalf: '一至五名',
    secondHalf: '六至十名',
    car: (number: number) => `${number} 號車`,
  },
} as const satisfies Readonly<Record<Language, object>>;

type Widened<Value> = Value extends string
  ? string
  : Value extends (...args: never[]) => unknown
    ? Value
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

export type PickNames = Widened<(typeof names)['zh-CN']>;

export const pickNames = (language: Language): PickNames => names[language];
