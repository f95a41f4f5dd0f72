import { formatYuan } from '@lobby/money';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import { beginIn } from '@lobby/platform-kernel/state-machine/state-machine';
import {
  bodyHash,
  hold,
  InsufficientBalance,
  lockAvailable,
  runOperation,
  transferReference,
} from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import { closedVenues } from '../directory/maintenance.ts';
import { venueOf } from '../directory/venue-list.ts';
import { callersTerm, leaseMs } from '../saga/claim.ts';
import type { TransferRow, Trx } from '../saga/transfer-row.ts';
import { transferStates } from '../saga/transfer-states.ts';
import type { MayTransferIn, MayTransferOut } from '../venue-deps.ts';

/** Fen, of one transfer into a venue. Anything may come back. */
export const minimumIn = 1_00n;

/** What a member asks for. */
export interface AskedTransfer {
  readonly siteId: string;
  readonly memberId: string;
  readonly operationId: string;
  /** The code of a venue that there is. */
  readonly venue: string;
  readonly direction: TransferRow['direction'];
  /** Fen. */
  readonly amount: bigint;
  /** Into the venue: said with an activity that still asks for turnover. */
  readonly isActivity?: boolean;
  /** Everything that was there, so that the operation asks for no amount of its own. */
  readonly isWhole?: boolean;
  /** ms */
  readonly at: number;
}

/** Who is asked whether it may be made, in its transaction. */
export interface TransferGates {
  readonly mayTransferIn: MayTransferIn;
  readonly mayTransferOut?: MayTransferOut | undefined;
}

/**
 * Writes a transfer, holds its money when it goes into the venue, and claims the call of the venue for the caller. Repeating the operation answers the same transfer.
 * @returns its number; whether the call is the caller's.
 * @throws Refusal; then nothing is written.
 */
export async function startTransfer(
  db: Kysely<Tables>,
  asked: AskedTransfer,
  gates: TransferGates,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { memberId, operationId, venue, direction, amount, at } = asked;
  const body = { venue, direction, amount: asked.isWhole ? 'all' : String(amount) };
  const key = { memberId, operationId, kind: 'venue-transfer', bodyHash: bodyHash(body), at };
  const { outcome: id, repeated } = await db
    .transaction()
    .execute(trx => runOperation(trx, key, () => open(trx, asked, gates)));
  return { id, isNew: !repeated };
}

async function open(trx: Trx, asked: AskedTransfer, gates: TransferGates): Promise<string> {
  const { siteId, memberId, operationId, venue, direction, amount, isWhole = false, at } = asked;
  await lockMember(trx, memberId);
  const closure = (await closedVenues(trx)).get(venue);
  if (closure) {
    const data = closure.until === undefined ? {} : { until: closure.until };
    throw new Refusal('venue-under-maintenance', { reason: 'venue-maintenance', data });
  }
  await demandNoneRunning(trx, asked);
  const id = newOrderNumber('T', at);
  if (direction === 'in') {
    await lockAvailable(trx, memberId);
    await gates.mayTransferIn(trx, memberId, amount, asked.isActivity ?? false);
  } else if (gates.mayTransferOut) {
    // The turnover is counted under the lock on the money.
    await lockAvailable(trx, memberId);
    const category = venueOf(venue)?.category ?? '';
    await gates.mayTransferOut(trx, memberId, { category, lastIn: await lastIn(trx, asked) });
  }
  const holdId = direction === 'in' ? await holdMoney(trx, asked, id) : null;
  await trx
    .insertInto('venue_transfers')
    .values({
      ...{ id, venue, direction, amount },
      site_id: siteId,
      member_id: memberId,
      operation_id: operationId,
      is_whole: isWhole,
      hold_id: holdId,
      state: 'sending',
      reported: null,
      next_step: 'ask',
      next_at: BigInt(at + leaseMs),
      term: callersTerm,
      created_at: BigInt(at),
      finished_at: null,
    })
    .execute();
  await beginIn(trx, transferStates, id, { to: 'sending', source: 'member', at });
  return id;
}

/** When money went into the venue last, ms, as far as it was not refused. */
async function lastIn(trx: Trx, { memberId, venue }: AskedTransfer): Promise<number | undefined> {
  const last = await trx
    .selectFrom('venue_transfers')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .where('direction', '=', 'in')
    .where('state', '<>', 'refused')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && Number(last.created_at);
}

async function demandNoneRunning(trx: Trx, { memberId, venue, direction }: AskedTransfer): Promise<void> {
  const running = await trx
    .selectFrom('venue_transfers')
    .select(['id', 'operation_id'])
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .where('direction', '=', direction)
    .where('state', 'in', ['sending', 'unknown'])
    .executeTakeFirst();
  if (!running) return;
  const data = { transferNo: running.id, operationId: running.operation_id };
  throw new Refusal('frequent-submission', { reason: 'transfer-running', data });
}

function holdMoney(trx: Trx, { siteId, memberId, amount, at }: AskedTransfer, id: string): Promise<string> {
  const request = { siteId, memberId, operationId: `transfer:${id}`, reference: transferReference(id), at };
  return hold(trx, { ...request, amount }).catch(error => {
    if (!(error instanceof InsufficientBalance)) throw error;
    const data = { free: formatYuan(error.available) };
    throw new Refusal('invalid-parameter', { reason: 'transfer-balance', data });
  });
}
