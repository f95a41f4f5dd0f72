import { type Slip, type SlipEvent, slipReducer } from '@lobby/betting';
import { type BetslipState, type NoticeName, seriesStake } from './betslip-state.ts';
import type { PickedSelection } from './selection.ts';

/**
 * A change of the picks by the rules of the slip. What a rule removed or invalidated can be brought back until the
 * next change.
 */
export function changeSelections(state: BetslipState, event: SlipEvent<PickedSelection>): BetslipState {
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

/** Adds the pick that a visitor logged in for to the slip of the member they are. */
export function addSelectionAwaitingLogin(
  state: BetslipState,
  pick: PickedSelection | undefined,
): BetslipState {
  if (!pick || state.slip.items.some(({ key }) => key === pick.key)) return state;
  return { ...changeSelections(state, { type: 'selected', item: pick }), tab: 'slip' };
}

/**
 * Brings back the picks from before the last change by a rule, with the stakes typed since, and from before the slip was
 * filled, with the stakes of then; refused while an order is being confirmed.
 */
export function undoChange(state: BetslipState): BetslipState {
  const { undo } = state;
  if (!undo || state.slip.confirming) return state;
  const { slip } = slipReducer(state.slip, { type: 'restored', before: undo.slip });
  // What was filled in had another basis: its stakes were meant for other tickets.
  const since = undo.basis === undefined ? state.stakes : {};
  const stakes = belonging({ ...undo.stakes, ...since }, slip);
  return {
    ...state,
    ...undo,
    slip,
    stakes,
    notice: undefined,
    undo: undefined,
    shared: undefined,
    restored: false,
  };
}

export function withNotice(state: BetslipState, name: NoticeName, count?: number): BetslipState {
  return {
    ...state,
    notice: { name, id: (state.notice?.id ?? 0) + 1, ...(count !== undefined && { count }) },
  };
}

/** The stakes that still belong to something; that of an item that another replaced goes to the other one. */
function stakesAfter(
  { stakes, slip: before }: BetslipState,
  slip: Slip<PickedSelection>,
  removed: readonly PickedSelection[],
): BetslipState['stakes'] {
  const [added] = slip.items.filter(({ key }) => !before.items.some(item => item.key === key));
  const [replaced] = removed;
  const kept = belonging(stakes, slip);
  const moved = replaced && stakes[replaced.key];
  return added && moved !== undefined ? { ...kept, [added.key]: moved } : kept;
}

/** The stakes of the items of a slip, of its series, and of the systems of so many items. */
function belonging(stakes: BetslipState['stakes'], { items }: Slip<PickedSelection>): BetslipState['stakes'] {
  const kept = Object.entries(stakes).filter(
    ([id]) =>
      items.some(({ key }) => key === id) ||
      (id === seriesStake ? items.length > 0 : id.startsWith(`${items.length}:`)),
  );
  return Object.fromEntries(kept);
}
