import { addSelection, type Slip, systemTypes } from '@lobby/betting';
import { type BetslipState, emptySlip, seriesStake } from './betslip-state.ts';
import { withNotice } from './change-selections.ts';
import { onPlacement } from './placed.ts';
import type { PickedSelection } from './selection.ts';
import type { ImportedSelections, KeptOutSelection, SelectionImport } from './selection-import.ts';
import type { SlipForm } from './slip-form.ts';

/**
 * Replaces the slip by what was looked up, as far as the rules of the slip let it in; the picks from before can be
 * brought back. While an order is being confirmed nothing changes.
 */
export function applyImport(state: BetslipState, imported: ImportedSelections): BetslipState {
  if (state.slip.confirming) return withNotice(state, 'confirming');
  const { kind, form, unavailable } = imported;
  const { slip, refused } = takeIn(imported.selections, form);
  const count = slip.items.length;
  const isShort = unavailable.length + refused.length > 0;
  const selectionImport: SelectionImport | undefined = isShort
    ? { step: 'done', kind, count, unavailable, refused }
    : undefined;
  if (count === 0) return { ...state, selectionImport };
  const { combine, basis, stakes } = state;
  const filled: BetslipState = {
    ...onPlacement(state, { type: 'read' }),
    slip,
    combine: form === 'systems' ? 'systems' : 'series',
    stakes: stakesOf(imported, slip),
    basis: 'each',
    shared: form === 'systems' ? idsOf(imported.sizes, count) : undefined,
    waiting: [],
    restored: false,
    undo: state.slip.items.length > 0 ? { slip: state.slip, stakes, combine, basis } : undefined,
    tab: 'slip',
    selectionImport,
  };
  return withNotice(filled, 'imported', count);
}

/** The rules let one pick after the other in; of two that exclude each other the upper one stays. */
function takeIn(selections: readonly PickedSelection[], form: SlipForm) {
  let slip: Slip<PickedSelection> = {
    ...emptySlip,
    mode: form === 'single' && selections.length < 2 ? 'single' : 'multiple',
    series: form === 'series' || form === 'systems',
  };
  const refused: KeptOutSelection[] = [];
  for (const selection of [...selections].reverse()) {
    if (slip.items.some(({ key }) => key === selection.key)) {
      refused.push({ selection, rule: 'same-match' });
      continue;
    }
    const { slip: next, rule, removed } = addSelection(slip, selection);
    if (rule === 'limit') refused.push({ selection, rule });
    for (const each of removed) refused.push({ selection: each, rule: rule ?? 'replaced' });
    slip = next;
  }
  return { slip, refused };
}

function stakesOf(
  { form, sizes, stake }: ImportedSelections,
  { items }: Slip<PickedSelection>,
): BetslipState['stakes'] {
  if (stake === undefined) return {};
  if (form === 'single' || form === 'several') {
    return Object.fromEntries(items.map(({ key }) => [key, stake]));
  }
  const ids = form === 'series' ? [seriesStake] : idsOf(sizes, items.length);
  return Object.fromEntries(ids.map(id => [id, stake]));
}

/** The systems of so many legs that have one of these sizes. */
function idsOf(sizes: readonly (readonly number[])[], legs: number): readonly string[] {
  if (legs < 2) return [];
  const wanted = sizes.map(each => each.join(','));
  return systemTypes(legs)
    .filter(type => wanted.includes(type.sizes.join(',')))
    .map(({ id }) => id);
}
