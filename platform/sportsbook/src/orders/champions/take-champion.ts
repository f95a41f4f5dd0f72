import type { OrderRefusalReason, WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { MatchStore } from '../../feed/match-store.ts';
import { findChampion } from '../../outrights/champion-offer.ts';
import type { OutrightBook } from '../../outrights/outright-book.ts';
import { placeChampion } from '../../outrights/place-champion.ts';
import { noteRefused } from '../note-refused.ts';
import type { Order } from '../order.ts';
import { betByOperation, encodeBet } from '../order-state.ts';
import type { WireBet } from '../read-order.ts';
import { encodeChampion, isChampion } from './wire-champion.ts';

/** Takes a bet with a runner of an outright, or says why not: a runner is backed alone. */
export async function takeChampion(
  trx: Transaction<Tables>,
  { store, outrights }: { readonly store: MatchStore; readonly outrights: OutrightBook },
  ctx: Context,
  wire: WireBet,
  { policy, unit }: Pick<Order, 'policy' | 'unit'>,
): Promise<WireOrderState> {
  const refused = refusalOf(wire.operation_id);
  const [leg] = wire.legs;
  if (!leg || wire.legs.length > 1) {
    const faults = wire.legs.filter(isChampion);
    return refused('not-combinable', {
      legs: faults.map(({ gid }) => ({ gid, errormsg: 'not-combinable' })),
    });
  }
  const pick = await findChampion(trx, outrights, leg);
  if (!pick) return refused('closed', { legs: [{ gid: leg.gid, errormsg: 'closed' }] });
  const { id: memberId, siteId } = memberOf(ctx);
  const placement = await placeChampion(trx, outrights, ctx.clock, {
    ...pick,
    memberId,
    siteId,
    operationId: wire.operation_id,
    policy,
    format: leg.odd_f_type,
    stake: unit,
    seenOdds: leg.ioratio,
  });
  if (placement.placed) {
    const bet = await betByOperation(trx, memberId, wire.operation_id);
    // Safe: it was just booked.
    return encodeBet(trx, store, bet!, ctx.clock.now());
  }
  const { reason, offer, balance, now } = placement;
  await noteRefused(trx, ctx, reason);
  return refused(reason, {
    quote: offer ? encodeChampion(offer, balance, now) : null,
    gold_gmax: offer && offer.limits.most >= offer.limits.least ? formatYuan(offer.limits.most) : '',
  });
}

type Refused = Extract<WireOrderState, { code: '555' }>;

function refusalOf(operation_id: string) {
  return (errormsg: OrderRefusalReason, more: Partial<Refused>): Refused => ({
    code: '555',
    ticket_id: '',
    operation_id,
    errormsg,
    quote: null,
    legs: [],
    gold_gmax: '',
    ...more,
  });
}
