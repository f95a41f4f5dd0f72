import type { Language } from '../texts.ts';

/** The parts of which the names of picks, sides and outcomes are made. */
const words: Readonly<Record<string, readonly [simplified: string, traditional: string]>> = {
  player: ['闲', '閒'],
  banker: ['庄', '莊'],
  tie: ['和', '和'],
  pair: ['对子', '對子'],
  number: ['号码', '號碼'],
  split: ['两数', '兩數'],
  street: ['三数', '三數'],
  corner: ['四数', '四數'],
  line: ['六数', '六數'],
  dozen: ['打', '打'],
  column: ['列', '列'],
  red: ['红', '紅'],
  black: ['黑', '黑'],
  odd: ['单', '單'],
  even: ['双', '雙'],
  low: ['小（1 至 18）', '小（1 至 18）'],
  high: ['大（19 至 36）', '大（19 至 36）'],
  big: ['大', '大'],
  small: ['小', '小'],
  sum: ['和值', '和值'],
  total: ['总和', '總和'],
  triple: ['豹子', '豹子'],
  double: ['二同号', '二同號'],
  three: ['三不同', '三不同'],
  two: ['二不同', '二不同'],
  straight: ['顺子', '順子'],
  any: ['任意', '任意'],
  dragon: ['龙', '龍'],
  tiger: ['虎', '虎'],
  front: ['前三', '前三'],
  half: ['半顺', '半順'],
  mixed: ['杂六', '雜六'],
  none: ['没牛', '沒牛'],
  bull: ['牛', '牛'],
  'four-faces': ['四花', '四花'],
  'five-faces': ['五花', '五花'],
  bomb: ['炸弹', '炸彈'],
  'five-small': ['五小', '五小'],
  natural: ['天生二十一点', '天生二十一點'],
  win: ['胜', '勝'],
  push: ['平', '平'],
  lose: ['负', '負'],
  bust: ['爆牌', '爆牌'],
};

/** A pick, side or outcome in words: "banker-pair" is 庄对子, "place3-7" 第 3 位 7. */
export function pickWords(pick: string, language: Language): string {
  const script = language === 'zh-TW' ? 1 : 0;
  const whole = words[pick];
  if (whole) return whole[script];
  return pick
    .split('-')
    .map(part => words[part]?.[script] ?? part.replace(/^place(\d+)$/, '第 $1 位'))
    .join(' ');
}
