import { formatYuan, parseYuan } from '@lobby/money';
import type { ToldPool } from '../../venue-types.ts';

/** For so long it grows without another answer, ms. */
const growMs = 60_000;

/** What a jackpot holds by now, yuan: what was told, and what it grew by since, cut off to whole fen. */
export function grownPool({ amount, perSecond, at }: ToldPool, now: number): string {
  const [fen, grows] = [parseYuan(amount), parseYuan(perSecond)];
  if (fen === undefined || grows === undefined) return amount;
  const sinceMs = Math.round(Math.min(Math.max(now - at, 0), growMs));
  return formatYuan(fen + (grows * BigInt(sinceMs)) / 1_000n);
}
