import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { combinationCount } from '@lobby/betting';
import { formatYuan, parseYuan } from '@lobby/money';
import { type BetslipState, seriesStake } from '../state/betslip-state.ts';
import type { Order, OrderState } from '../state/order.ts';
import type { RejectedLeg } from '../state/order-answer.ts';
import { stakeIdsOf } from '../state/placed.ts';
import type { AgreedPrice } from '../state/selection.ts';

/** What one press does about a rejection. */
export type Remedy =
  /** Stakes the most that is possible now, yuan of each combination. */
  | {
      readonly kind: 'lower';
      readonly to: string;
      readonly stakes: readonly string[];
      readonly combinations: number;
    }
  /** Agrees to what the legs are offered at now. */
  | { readonly kind: 'take' | 'takeLine'; readonly agreed: Readonly<Record<string, AgreedPrice>> }
  /** Keeps the legs, and tells when they take bets again. */
  | { readonly kind: 'wait'; readonly keys: readonly string[] }
  /** Leads to the deposit page, and from there back to the slip. */
  | { readonly kind: 'deposit' }
  /** Takes the legs out of the slip. */
  | { readonly kind: 'drop'; readonly keys: readonly string[] };

const lowers: ReadonlySet<OrderRefusalReason> = new Set(['above-maximum', 'limit-reached', 'over-balance']);
const moves: ReadonlySet<OrderRefusalReason> = new Set(['line-changed', 'odds-changed']);
const pauses: ReadonlySet<OrderRefusalReason> = new Set(['suspended', 'goal-cancelled', 'limit-reached']);
const keeps: ReadonlySet<OrderRefusalReason> = new Set([
  'below-minimum',
  'above-maximum',
  'over-balance',
  'loss-limit',
  'play-paused',
  'duplicate',
]);

/** The ways out of a rejection, the most likely first. Of a quick bet none: a press on the price as it is now. */
export function remediesOf({
  order,
  rejection,
}: Extract<OrderState, { step: 'rejected' }>): readonly Remedy[] {
  if (rejection.kind === 'failure' || order.quick) return [];
  const { reason, max } = rejection;
  const legs = concerned(order, rejection.legs, reason);
  const remedies: Remedy[] = [];
  if (lowers.has(reason) && max !== undefined && Number(max) > 0) {
    const combinations = combinationCount(order.legs.length, order.sizes);
    remedies.push({ kind: 'lower', to: max, stakes: stakeIdsOf(order), combinations });
  }
  if (reason === 'over-balance') remedies.push({ kind: 'deposit' });
  const quoted = legs.filter(leg => moves.has(leg.reason) && leg.quote);
  if (quoted.length > 0) {
    const isLine = quoted.some(leg => leg.reason === 'line-changed');
    remedies.push({ kind: isLine ? 'takeLine' : 'take', agreed: agreedTo(order, quoted) });
  }
  const paused = legs.filter(leg => pauses.has(leg.reason)).map(({ key }) => key);
  if (paused.length > 0) remedies.push({ kind: 'wait', keys: paused });
  const dropped = legs.filter(leg => !keeps.has(leg.reason)).map(({ key }) => key);
  if (dropped.length > 0) remedies.push({ kind: 'drop', keys: dropped });
  return remedies;
}

/**
 * What to type so that each combination stakes the most that is possible: at the stake that was typed for the order, and
 * for all combinations together where stakes of systems are meant so.
 */
export function loweredStakes(
  { to, stakes: ids, combinations }: Extract<Remedy, { kind: 'lower' }>,
  { stakes, basis }: Pick<BetslipState, 'stakes' | 'basis'>,
): Readonly<Record<string, string>> {
  const typed = ids.filter(id => stakes[id] !== undefined);
  const inTotal = (id: string) => basis === 'total' && combinations > 1 && id !== seriesStake;
  const total = formatYuan((parseYuan(to) ?? 0n) * BigInt(combinations));
  return Object.fromEntries(
    (typed.length > 0 ? typed : ids.slice(0, 1)).map(id => [id, inTotal(id) ? total : to]),
  );
}

/** The legs a rejection names; of a single its only one. */
function concerned(
  order: Order,
  named: readonly RejectedLeg[],
  reason: OrderRefusalReason,
): readonly RejectedLeg[] {
  const [only, second] = order.legs;
  return named.length === 0 && only && !second ? [{ key: only.selection.key, reason }] : named;
}

function agreedTo(order: Order, legs: readonly RejectedLeg[]): Record<string, AgreedPrice> {
  return Object.fromEntries(
    legs.flatMap(({ key, quote }) => {
      const sent = order.legs.find(({ selection }) => selection.key === key);
      if (!sent || !quote) return [];
      const { price: shown, line, strong } = quote;
      return [[key, { price: sent.selection.agreed.price, line, strong, shown }]];
    }),
  );
}
