import { type Fen, formatYuan, parseYuan } from './money.ts';
import { type OddsFormat, parseOdds } from './odds.ts';
import { halfWidth, readAmountText } from './typed-amount.ts';

/** Why a typed stake is not an amount. */
export type StakeRefusal =
  | 'empty'
  | 'several'
  | 'ambiguous'
  | 'currency'
  | 'not-a-number'
  | 'negative'
  | 'exponent'
  | 'too-long'
  | 'decimals';

export type StakeReading =
  | { readonly ok: true; readonly text: string; readonly fen: Fen }
  | { readonly ok: false; readonly why: StakeRefusal };

const MAX_LENGTH = 12;

/**
 * Reads a stake as a person types it (`readAmountText`). Signs, exponents, a third decimal and more than 12 characters
 * are refused by name.
 */
export function readStake(typed: string): StakeReading {
  const read = readAmountText(typed);
  if (!read.ok && read.why !== 'other') return { ok: false, why: read.why };
  const text = read.ok ? read.text : halfWidth(typed).replace(/\s/g, '');
  if (text === '') return { ok: false, why: 'empty' };
  if (text.startsWith('-')) return { ok: false, why: 'negative' };
  if (/^\d*\.?\d*e[+-]?\d*$/i.test(text) && /\d/.test(text)) return { ok: false, why: 'exponent' };
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return { ok: false, why: 'not-a-number' };
  if (text.length > MAX_LENGTH) return { ok: false, why: 'too-long' };
  if ((text.split('.')[1]?.length ?? 0) > 2) return { ok: false, why: 'decimals' };
  const fen = parseYuan(text.replace(/^\./, '0.').replace(/\.$/, ''));
  return fen === undefined ? { ok: false, why: 'not-a-number' } : { ok: true, text, fen };
}

export interface StakeCaps {
  readonly typed: string;
  /** Most that may be staked, yuan. */
  readonly max: string;
  /** Free balance, yuan. */
  readonly balance: string;
  /** With a negative Malay or Indonesian price the risk, not the stake, is held against the balance. */
  readonly price?: { readonly format: OddsFormat; readonly odds: string };
}

/** A stake that may be placed; `hitMax` and `hitBalance` say what cut it. */
export interface CappedStake {
  readonly value: string;
  readonly hitMax: boolean;
  readonly hitBalance: boolean;
}

/**
 * The rule of the stake box: above the maximum becomes the maximum, above the balance becomes the whole yuan
 * that it covers, what is not an amount becomes empty (docs/rules.md#stakes).
 */
export function capStake(limits: StakeCaps): CappedStake {
  const reading = readStake(limits.typed);
  const nothing = { value: '', hitMax: false, hitBalance: false };
  if (!reading.ok) return reading.why === 'too-long' ? capHuge(limits) : nothing;
  return capFen(reading.fen, limits);
}

/** The most that may be staked now: the lesser of the maximum and the whole yuan the balance covers. */
export function maxStake(limits: Omit<StakeCaps, 'typed'>): string {
  return capFen(parseYuan(limits.max) ?? 0n, limits).value;
}

function capFen(typed: Fen, { max, balance, price }: Omit<StakeCaps, 'typed'>): CappedStake {
  const most = parseYuan(max);
  const hitMax = most !== undefined && typed > most;
  const stake = hitMax ? most : typed;
  const covered = coveredBy(parseYuan(balance) ?? 0n, price);
  const hitBalance = stake > covered;
  return { value: formatYuan(hitBalance ? covered - (covered % 100n) : stake), hitMax, hitBalance };
}

/** A number too long to be an amount is still above every maximum. */
function capHuge(limits: StakeCaps): CappedStake {
  return capFen(10n ** 15n, limits);
}

/** The largest stake whose risk the balance covers. */
function coveredBy(balance: Fen, price: StakeCaps['price']): Fen {
  const odds = price && parseOdds(price.format, price.odds);
  const free = balance < 0n ? 0n : balance;
  return odds && odds.n < 0n ? (free * odds.d) / -odds.n : free;
}
