/** Amounts of money and exact numbers: what every package that counts money stands on. No React, no store, no clock. */
export { type AmountProblem, type AmountReading, readAmount } from './amount.ts';
export { capitals, traditionalCapitals } from './capitals.ts';
export { bigPowerOfTen, type Decimal, powerOfTen, readDecimal } from './decimal.ts';
export { divideHalfUp, type Fen, formatYuan, parseYuan } from './fen.ts';
export { formatUsdt, MICRO_PER_USDT, type Micro, parseUsdt } from './micro.ts';
export {
  addRatio,
  compareRatio,
  invertRatio,
  multiplyRatio,
  negateRatio,
  ONE,
  parseRatio,
  printRatio,
  printScaled,
  type Ratio,
  ratioText,
} from './ratio.ts';
export { type AmountText, type AmountUnit, halfWidth, plainAmount, readAmountText } from './typed-amount.ts';
