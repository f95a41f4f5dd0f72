/** What stands where something of a bet was. It is no sign of a text, and no gap between two parts of a number. */
export const BET = '\ue000';

const month = '(?:0?[1-9]|1[0-2])';
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])';
const amount = '\\d{1,9}(?:\\.\\d{1,2})?';
const moneyVerbs =
  '赢[了咗]?|输[了咗]?|赔[了付]?|押|下了|落咗|买了|存了?|提|提款|提现|充|充值|流水|余额|本金|奖池|奖金池?|上限|派彩|派|赔付|' +
  '投注额|返水|金额|目标|止损|还差|要打|限额?|破|变|回|得分|经济差?';
const units =
  '元|块|万|千|百|亿|分|球|场|注|倍|人|次|局|轮|岁|号|名|胜|平|负|板|助|轰|角|黄|红|年|月|日|点|折|关|期|米|公里|cm|ms|帧|p|k|w|u|usdt|' +
  '蚊|刀|美金|欧|赛季|世界杯|届|串|节|盘|个|小时|天|秒';
const half = '\\d{1,3}(?:\\.\\d{1,2})?';

/** What people say of bets, matches and money, in the order in which it is left out. */
const said: readonly RegExp[] = [
  // Tickets of the house, and rounds of the draws.
  /(?<![a-z0-9])ou\d{4,10}(?!\d)/,
  /(?:单号|局号)\s*[a-z]{1,3}(?![a-z]?1[3-9]\d{9}(?!\d))\d{4,12}(?!\d)/,
  // Days, seasons and hours.
  new RegExp(`(?<!\\d)(?:19|20)\\d\\d[-/.年]${month}(?:[-/.月]${dayOfMonth}日?)?(?![\\d.])`),
  /(?<!\d)20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:-?\d{3,4})?(?!\d)/,
  /(?<!\d)20\d\d[-/至](?:20)?\d\d(?!\d)/,
  /(?<![\d:])\d{1,2}:[0-5]\d(?::[0-5]\d)?(?![\d:])/,
  // Money.
  /[¥$]\s*(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(?:\.\d{1,2})?(?![\d.])/,
  /(?<![\d,.])\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?(?![\d,.])/,
  new RegExp(`(?:${moneyVerbs})\\s*${amount}(?!\\.?\\d)`),
  new RegExp(`(?<![\\d.])${amount}\\s*(?:${units}|%)`),
  /(?<![\d.])[1-9]\d{0,4}0{3,5}(?!\d)/,
  // Handicaps, odds and statistics.
  new RegExp(`(?<![\\d/.])${half}\\s*/\\s*${half}(?:\\s*/\\s*${half})?(?![\\d.]|\\s*/\\s*\\d)`),
  /(?<![\d.])\d{1,4}\.\d{1,4}(?![\d]|\.\d)/,
  /(?<!\d)\.\d{3}(?!\d)/,
  /(?<!\d)\d串\d{1,2}(?!\d)/,
  /周[\d日天]\d{3}(?!\d)/,
  // Scores, minutes and rows of results.
  /(?<!\d[-:–比]?)(?:1\d\d|\d{1,2})\s?[-:–比]\s?(?:1\d\d|\d{1,2})(?:\(\d{1,2}\))?(?!\d|[-:–比]\d)/,
  /(?<!\d)\d{1,3}\s*(?:['′]|\+\d{1,2}(?![\d+]))/,
  /(?<!\d)[013]{14}(?!\d)/,
];
const all = said.map(({ source }) => new RegExp(source, 'g'));

/** A folded text without what is said of bets: what is left of its numbers may be how somebody is reached. */
export function withoutBets(folded: string): string {
  return all.reduce((left, one) => left.replace(one, BET), folded);
}
