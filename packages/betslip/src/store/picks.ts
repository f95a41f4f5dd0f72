import { type Slip, type SlipEvent, slipReducer } from '@lobby/betting';
import { type BetslipState, type NoticeName, seriesStake } from './betslip-state.ts';
import type { PickedSelection } from './selection.ts';

/**
 * A change of the picks by the rules of the slip. What a rule removed or invalidated can be brought back until the
 * next change.
 */
export function changePicks(state: BetslipState, event: SlipEvent<PickedSelection>): BetslipState {
  const { slip, removed, rule, before } = slipReducer(state.slip, event);
  if (slip === state.slip && rule === undefined) return state;
  if (rule !== undefined && !before) return withNotice({ ...state, undo: undefined }, rule);
  const next: BetslipState = {
    ...state,
    slip,
    stakes: stakesAfter(state, slip, removed),
    waiting: state.waiting.filter(key => slip.items.some(item => item.key === key)),
    restored: false,
    undo: before && { slip: before, stakes: state.stakes },
  };
  return rule === undefined ? { ...next, notice: undefined } : withNotice(next, rule);
}

/** Brings back the picks from before the last change by a rule; refused while an order is being confirmed. */
export function takeBack(state: BetslipState): BetslipState {
  if (!state.undo || state.slip.confirming) return state;
  const { undo, ...rest } = state;
  const { slip } = slipReducer(state.slip, { type: 'restored', before: undo.slip });
  return { ...rest, ...undo, slip, notice: undefined, undo: undefined, shared: undefined, restored: false };
}

export function withNotice(state: BetslipState, name: NoticeName, count?: number): BetslipState {
  return {
    ...state,
    notice: { name, id: (state.notice?.id ?? 0) + 1, ...(count !== undefined && { count }) },
  };
}

/** The stakes that still belong to something; the stake of an item that another replaced goes to that one. */
function stakesAfter(
  { stakes, slip: before }: BetslipState,
  slip: Slip<PickedSelection>,
  removed: readonly PickedSelection[],
): BetslipState['stakes'] {
  const [added] = slip.items.filter(({ key }) => !before.items.some(item => item.key === key));
  const [replaced] = removed;
  const kept = Object.entries(stakes).filter(
    ([id]) =>
      slip.items.some(({ key }) => key === id) ||
      (id === seriesStake ? slip.items.length > 0 : id.startsWith(`${slip.items.length}:`)),
  );
  if (added && replaced && stakes[replaced.key] !== undefined) {
    kept.push([added.key, stakes[replaced.key] ?? '']);
  }
  return Object.fromEntries(kept);
}
