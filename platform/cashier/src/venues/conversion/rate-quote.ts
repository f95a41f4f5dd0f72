import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Rate } from '@lobby/platform-kernel/domain/rate-of';

/** How long a rate is locked, ms; shorter where the next one begins before. */
const lockedMs = 60_000;

/** A rate that is locked for a member. */
export interface RateQuote {
  /** Carries the rate and its end, signed: nothing is stored, and any server can check it. */
  readonly quoteId: string;
  /** Yuan for one USDT, decimal text. */
  readonly rate: string;
  /** ms */
  readonly expiresAt: number;
}

/**
 * Locks a rate for a member, never past its known end. A quote is void once another rate is set, since two rates at
 * once would let a member buy at one and sell at the other.
 */
export function quoteRate(keys: Keys, memberId: string, { rate, until }: Rate, now: number): RateQuote {
  const expiresAt = Math.min(now + lockedMs, until ?? Number.POSITIVE_INFINITY);
  return { quoteId: `${rate}~${expiresAt}~${sign(keys, memberId, rate, expiresAt)}`, rate, expiresAt };
}

/** Reads a quote back; undefined when it was not given to this member, or its time is over. */
export function readQuote(keys: Keys, memberId: string, quoteId: string, now: number): string | undefined {
  const [rate = '', end = '', signature = ''] = quoteId.split('~');
  const expiresAt = Number(end);
  const expected = Buffer.from(sign(keys, memberId, rate, expiresAt));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && now < expiresAt ? rate : undefined;
}

function sign(keys: Keys, memberId: string, rate: string, expiresAt: number): string {
  return keys.mac('rate-quote', memberId, rate, String(expiresAt));
}
