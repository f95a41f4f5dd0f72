import type { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { formatOfMarket, parseOdds, parseSizes, printSizes } from '@lobby/betting';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { findLegs } from './find-legs.ts';
import type { LegFault, Order } from './order.ts';

type Batch = InferOutput<typeof sportsbook.totalBet.request>;
/** One bet of a submit. */
export type WireBet = Batch['betslip'][number];

/** Whether these are sizes of combinations of so many legs, each named once. */
export function isSizes(folds: readonly number[], legs: number): boolean {
  return parseSizes(printSizes(folds), legs) !== undefined;
}

/**
 * Checks a bet before anything of its call is booked.
 * @throws Refusal invalid-parameter for sizes that do not fit the legs, and for prices that are none or in a format
 *   that several legs do not have.
 */
export function checkBet({ legs, folds }: Pick<WireBet, 'legs' | 'folds'>): void {
  const isFit = isSizes(folds, legs.length) && legs.every(leg => isPriced(leg, legs.length === 1));
  if (!isFit) throw new Refusal('invalid-parameter');
}

function isPriced({ wtype, odd_f_type, ioratio }: WireBet['legs'][number], single: boolean): boolean {
  const format = formatOfMarket(wtype, odd_f_type);
  return (single || format === formatOfMarket(wtype, 'H')) && parseOdds(format, ioratio) !== undefined;
}

/** The order behind a bet of the wire that `checkBet` let pass, or the legs that this house does not trade. */
export async function readOrder(
  db: Kysely<Tables>,
  store: MatchStore,
  wire: WireBet,
  from: Pick<Order, 'memberId' | 'siteId' | 'policy' | 'unit'>,
): Promise<Order | { readonly missing: readonly LegFault[] }> {
  const { legs, missing } = await findLegs(db, store, wire.legs);
  if (missing.length > 0) return { missing: missing.map(({ gid }) => ({ gid, reason: 'closed' })) };
  return {
    ...from,
    operationId: wire.operation_id,
    format: wire.legs.length === 1 ? wire.legs[0]!.odd_f_type : 'H',
    sizes: wire.folds,
    legs: legs.map(({ wire: seen, ...leg }) => ({
      ...leg,
      seenOdds: seen.ioratio,
      seenLine: seen.ratio,
      seenStrong: seen.strong,
      seenVersion: seen.state_ver === '' ? undefined : Number(seen.state_ver),
    })),
  };
}
