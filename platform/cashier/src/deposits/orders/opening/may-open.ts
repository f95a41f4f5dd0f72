import { hour } from '@lobby/calendar';
import { formatYuan } from '@lobby/money';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { refuseFrequent } from '@lobby/platform-kernel/calls/limits';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { mayNotPlay, pausedRefusal } from '@lobby/platform-protection/pause';
import { remainingDepositOf } from '@lobby/platform-protection/remaining';
import type { Transaction } from 'kysely';
import type { Channel } from '../../../providers/channel.ts';
import { channelState } from '../../channels/channel-state.ts';
import { depositBook } from '../deposit-book.ts';
import { expireOrdersOf } from '../expiry/expire-orders.ts';
import { openStates } from '../order-row.ts';
import { closedUnseen, moveOrders } from '../order-states.ts';
import { viewOrder } from '../view/order-view.ts';

type Trx = Transaction<Tables>;

/** Longer than a provider is waited for, ms. */
const announcedWithinMs = 15_000;
const mostAnHour = 30;

interface Asking {
  readonly memberId: string;
  readonly now: number;
}

/** @throws Refusal warning, access-denied or bind-real-name while the channel is not for this member. */
export async function checkMember(trx: Trx, channel: Channel, memberId: string) {
  const { vipGrade, realName } = await factsOfMember(trx, memberId);
  const state = channelState(channel, vipGrade);
  if (state === 'maintenance') throw new Refusal('warning', { reason: 'channel-maintenance' });
  if (state === 'grade') throw new Refusal('access-denied', { reason: 'channel-grade' });
  const { route } = channel;
  if (route.by === 'unique-cents' && route.asksPayer && realName === '') throw new Refusal('bind-real-name');
}

/** @throws Refusal 'access-denied' (play-paused): before all else, so that no open order is offered to be paid. */
export async function refusePaused(trx: Trx, { memberId, now }: Asking): Promise<void> {
  if (await mayNotPlay(trx, memberId, now)) throw pausedRefusal();
}

/** @throws Refusal 'data-exists' with the order of this method that is open. */
export async function refuseSecond(
  trx: Trx,
  { memberId, now }: Asking,
  method: Channel['method'],
): Promise<void> {
  await expireOrdersOf(trx, memberId, now);
  // Where to pay it was never shown: the process that opened it ended before it could.
  const unannounced = trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .where('payee', '=', '')
    .where('created_at', '<', BigInt(now - announcedWithinMs));
  await moveOrders(trx, unannounced, closedUnseen(now));
  const open = await trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  if (open) throw new Refusal('data-exists', { data: await viewOrder(trx, open, now) });
}

/**
 * The member's own limit, and whether deposits are open at all. What is left stays locked until the order is written.
 * @param worth what the order would bring, fen.
 * @throws Refusal 'access-denied' (play-paused), or 'invalid-parameter' (deposit-limit) with what `remaining` is, yuan.
 */
export async function refuseOverLimit(trx: Trx, { memberId, now }: Asking, worth: bigint): Promise<void> {
  const remaining = await remainingDepositOf(trx, memberId, depositBook, { now });
  if (remaining?.paused) throw pausedRefusal();
  if (remaining && worth > remaining.fen)
    throw new Refusal('invalid-parameter', {
      reason: 'deposit-limit',
      data: { remaining: formatYuan(remaining.fen) },
    });
}

/**
 * Limits orders that are opened and closed again and again, because each reserves an amount and a row.
 * @throws Refusal 'frequent-submission' (deposits-of-the-hour) after thirty within an hour.
 */
export async function refuseMany(trx: Trx, { memberId, now }: Asking): Promise<void> {
  const newest = trx
    .selectFrom('deposit_orders')
    .select('created_at as at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', BigInt(now - hour))
    .orderBy('created_at', 'desc');
  await refuseFrequent(newest, { most: mostAnHour, windowMs: hour, reason: 'deposits-of-the-hour' });
}
