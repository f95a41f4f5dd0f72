import { formatYuan, parseYuan } from '@lobby/money';
import type { GradeTerms, Standing } from './vip-types.ts';

/** Days before the end of a keeping period in which a fall is announced (docs/rules.md#vip-grades). */
const announcedDays = 14;
const dayMs = 86_400_000;

/** Fen of an amount as the platform writes it. */
export const fen = (yuan: string): bigint => parseYuan(yuan) ?? 0n;

/** Yuan that are missing of an amount; "0" when nothing is. */
export function missing(of: string, done: string): string {
  const left = fen(of) - fen(done);
  return formatYuan(left > 0n ? left : 0n);
}

export interface Fall {
  /** When the grade falls, ms. */
  readonly at: number;
  /** Yuan of turnover with which it is kept. */
  readonly left: string;
  /** Days that are left, begun ones counted; 1: it ends within a day. */
  readonly days: number;
}

/** The fall that comes soon unless more is staked; undefined where none does. @param now the platform's time, ms. */
export function fallSoon(
  { grade, kept, keepUntil }: Standing,
  grades: readonly GradeTerms[],
  now: number,
): Fall | undefined {
  const left = missing(grades[grade]?.keep ?? '0', kept);
  const days = Math.ceil((keepUntil - now) / dayMs);
  return keepUntil > 0 && left !== '0' && days <= announcedDays
    ? { at: keepUntil, left, days: Math.max(1, days) }
    : undefined;
}
