import { type Fen, halfWidth, parseYuan, readAmountText } from '@lobby/money';
import { type OddsFormat, parseOdds } from '../odds/odds.ts';
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

/** `text`: its plain figures, or what was typed where it is no amount. */
export type StakeReading =
  | { readonly ok: true; readonly text: string; readonly fen: Fen }
  | { readonly ok: false; readonly text: string; readonly why: StakeRefusal };

const MAX_LENGTH = 12;

/**
 * Reads a stake as a person types it (`readAmountText`). Signs, exponents, a third decimal and more than 12 characters
 * are refused by name.
 */
export function readStake(typed: string): StakeReading {
  const read = readAmountText(typed);
  const refused = (why: StakeRefusal): StakeReading => ({
    ok: false,
    text: read.ok ? read.text : typed,
    why,
  });
  if (!read.ok && read.why !== 'other') return refused(read.why);
  const text = read.ok ? read.text : halfWidth(typed).replace(/\s/g, '');
  if (text === '') return refused('empty');
  if (text.startsWith('-')) return refused('negative');
  if (/^\d*\.?\d*e[+-]?\d*$/i.test(text) && /\d/.test(text)) return refused('exponent');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return refused('not-a-number');
  if (text.length > MAX_LENGTH) return refused('too-long');
  if ((text.split('.')[1]?.length ?? 0) > 2) return refused('decimals');
  const fen = parseYuan(text.replace(/^\./, '0.').replace(/\.$/, ''));
  return fen === undefined ? refused('not-a-number') : { ok: true, text, fen };
}

/** What limits a stake. */
export interface StakeCaps {
  /** Most that may be staked. */
  readonly max: Fen;
  /** Free balance. */
  readonly balance: Fen;
  /** With a negative Malay or Indonesian price the risk, not the stake, is held against the balance. */
  readonly price?: { readonly format: OddsFormat; readonly odds: string };
}

/** A stake that may be placed; `hitMax` and `hitBalance` say what cut it. */
export interface CappedStake {
  readonly stake: Fen;
  readonly hitMax: boolean;
  readonly hitBalance: boolean;
}

/** The stake to cap: a number too long to be an amount is above every maximum; undefined for what is no amount. */
export function stakeToCap(reading: StakeReading): Fen | undefined {
  if (reading.ok) return reading.fen;
  return reading.why === 'too-long' ? 10n ** 15n : undefined;
}

/**
 * The rule of the stake box: above the maximum becomes the maximum, above the balance becomes the whole yuan
 * that it covers (docs/rules.md#stakes).
 */
export function capStake(stake: Fen, { max, balance, price }: StakeCaps): CappedStake {
  const hitMax = stake > max;
  const atMost = hitMax ? max : stake;
  const covered = coveredBy(balance, price);
  const hitBalance = atMost > covered;
  return { stake: hitBalance ? covered - (covered % 100n) : atMost, hitMax, hitBalance };
}

/** The most that may be staked now: the lesser of the maximum and the whole yuan the balance covers. */
export function maxStake(limits: StakeCaps): Fen {
  return capStake(limits.max, limits).stake;
}

/** The largest stake whose risk the balance covers. */
function coveredBy(balance: Fen, price: StakeCaps['price']): Fen {
  const odds = price && parseOdds(price.format, price.odds);
  const free = balance < 0n ? 0n : balance;
  return odds && odds.n < 0n ? (free * odds.d) / -odds.n : free;
}
