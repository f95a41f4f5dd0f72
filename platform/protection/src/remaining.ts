import { remainingDeposit } from '@lobby/funds';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { limitsOf } from './limit-rows.ts';
import { type DepositBook, lostOf } from './limit-use.ts';
import { isPaused, mayNotPlay } from './pause.ts';
import { lockProtection } from './protection-row.ts';

type Trx = Transaction<Tables>;

/**
 * What may still be credited to a member, fen; undefined without a limit, 0 in a pause. Locks what the member has set
 * until the transaction ends.
 * @param but an order that is not counted, because it is the one that is credited.
 */
export async function remainingDepositOf(
  trx: Trx,
  memberId: string,
  deposits: DepositBook,
  { now, but }: { readonly now: number; readonly but?: string },
): Promise<{ readonly fen: bigint; readonly paused: boolean } | undefined> {
  const row = await lockProtection(trx, memberId);
  if (isPaused(row, now)) return { fen: 0n, paused: true };
  const { deposit: limits } = await limitsOf(trx, memberId);
  if (Object.keys(limits).length === 0) return undefined;
  const credited = await deposits.credited(trx, memberId, now);
  const openOrders = await deposits.openOrders(trx, memberId, but);
  const left = remainingDeposit({ limits, credited, openOrders });
  return left && { fen: left.fen, paused: false };
}

/**
 * What may still be staked or moved to venues before a loss limit is met, fen; undefined without a limit. The caller
 * holds the member's account, under which stakes take turns.
 */
export async function remainingLossOf(trx: Trx, memberId: string, now: number): Promise<bigint | undefined> {
  const { loss: limits } = await limitsOf(trx, memberId);
  if (Object.keys(limits).length === 0) return undefined;
  const lost = await lostOf(trx, memberId, now);
  return remainingDeposit({ limits, credited: lost, openOrders: 0n })?.fen;
}

/**
 * Why a stake may not be taken; undefined when it may. The caller holds the member's account.
 * @param fen what would be lost with it.
 */
export async function whyNoStake(
  trx: Trx,
  memberId: string,
  { fen, now }: { readonly fen: bigint; readonly now: number },
): Promise<'play-paused' | 'loss-limit' | undefined> {
  if (await mayNotPlay(trx, memberId, now)) return 'play-paused';
  const remaining = await remainingLossOf(trx, memberId, now);
  return remaining !== undefined && fen > remaining ? 'loss-limit' : undefined;
}

/**
 * Checks a transfer to a venue, which counts as lost until it comes back. The caller holds the member's account.
 * @throws Refusal 'access-denied' (play-paused or loss-limit).
 */
export async function mayTransferIn(
  trx: Trx,
  memberId: string,
  asked: { readonly fen: bigint; readonly now: number },
): Promise<void> {
  const reason = await whyNoStake(trx, memberId, asked);
  if (reason) throw new Refusal('access-denied', { reason });
}
