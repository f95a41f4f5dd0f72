import type { BetslipState, SlipContents } from './betslip-state.ts';
import { seriesStake } from './betslip-state.ts';
import { withNotice } from './change-selections.ts';
import type { Order, StoredOrder } from './order.ts';
import { isUnderWay, type Placement, type PlacementEvent, placementFlow } from './placement.ts';

/** Something happened to the orders: what it does to the slip they came from. */
export function onPlacement(state: BetslipState, event: PlacementEvent): BetslipState {
  const placement = placementFlow(state.placement, event);
  if (placement === state.placement) return state;
  const locked = { ...state, placement, slip: { ...state.slip, confirming: isUnderWay(placement) } };
  if (event.type === 'submitted') return { ...locked, restored: false, undo: undefined, tab: 'slip' };
  if (event.type === 'found')
    return event.elsewhere ? locked : { ...locked, ...restored(locked, event.orders) };
  if (event.type !== 'answered' || !placement) return isUnderWay(placement) ? locked : withoutWaiting(locked);
  const next = placement.elsewhere ? locked : { ...locked, ...withoutAccepted(locked, placement) };
  if (isUnderWay(placement)) return next;
  const ended = withoutWaiting(next);
  return placement.elsewhere ? withNotice({ ...ended, placement: undefined }, 'elsewhere') : ended;
}

/** Into an empty slip, the picks and stakes of restored orders are put back, whatever their outcome; not of quick bets. */
function restored({ slip, stakes }: SlipContents, found: readonly StoredOrder[]): SlipContents {
  const orders = found.filter(({ quick }) => !quick);
  if (slip.items.length > 0 || orders.length === 0) return { slip, stakes };
  const selections = orders.flatMap(({ legs }) => legs.map(({ selection }) => selection));
  const items = [...new Map(selections.map(selection => [selection.key, selection])).values()];
  const series = orders.some(({ legs }) => legs.length > 1);
  return {
    slip: { ...slip, items, series, mode: items.length > 1 ? 'multiple' : slip.mode },
    stakes: Object.fromEntries(orders.map(order => [stakeIdsOf(order)[0] ?? '', order.stake])),
  };
}

/**
 * Only what was accepted leaves the slip: a stake with its ticket, an item with the last ticket it is part of. A quick
 * bet took nothing from it.
 */
function withoutAccepted({ slip, stakes }: SlipContents, placement: Placement): SlipContents {
  const orders = placement.orders.filter(({ order }) => !order.quick);
  const accepted = orders.filter(({ step }) => step === 'accepted').map(({ order }) => order);
  const rest = orders.filter(({ step }) => step !== 'accepted').map(({ order }) => order);
  const done = new Set(accepted.flatMap(stakeIdsOf));
  return {
    slip: {
      ...slip,
      items: slip.items.filter(({ key }) => !accepted.some(has(key)) || rest.some(has(key))),
    },
    stakes: Object.fromEntries(Object.entries(stakes).filter(([id]) => !done.has(id))),
  };
}

const has = (key: string) => (order: Order) => order.legs.some(({ selection }) => selection.key === key);

/** Under which ids the stake of an order stands in the slip. */
export function stakeIdsOf({ legs, sizes }: Order): readonly string[] {
  const [only] = legs;
  if (legs.length === 1 && only) return [only.selection.key];
  const isSeries = sizes.length === 1 && sizes[0] === legs.length;
  const system = `${legs.length}:${sizes.join(',')}`;
  return isSeries ? [seriesStake, system] : [system];
}

/** The orders are no longer awaiting confirmation. */
function withoutWaiting(state: BetslipState): BetslipState {
  return state.notice?.name === 'confirming' ? { ...state, notice: undefined } : state;
}
