import type { BetslipState } from '../state/betslip-state.ts';
import type { PickedSelection } from '../state/selection.ts';
import type { SlipForm } from '../state/slip-form.ts';

const forms: Record<SlipForm, Pick<BetslipState, 'combine'> & Pick<BetslipState['slip'], 'mode' | 'series'>> =
  {
    single: { combine: 'series', mode: 'single', series: false },
    several: { combine: 'series', mode: 'multiple', series: false },
    series: { combine: 'series', mode: 'multiple', series: true },
    systems: { combine: 'systems', mode: 'multiple', series: true },
  };

/** A slip of selections. `stake`: on the first of them. */
export function slipWith(
  picked: PickedSelection | readonly PickedSelection[] | undefined,
  more: Partial<BetslipState> & { readonly form?: SlipForm; readonly stake?: string } = {},
): BetslipState {
  const items = picked === undefined ? [] : 'key' in picked ? [picked] : picked;
  const { form = items.length > 1 ? 'several' : 'single', stake, ...state } = more;
  const { combine, mode, series } = forms[form];
  const [first] = items;
  return {
    slip: { mode, series, items, confirming: false },
    combine,
    stakes: stake !== undefined && first ? { [first.key]: stake } : {},
    basis: 'each',
    policy: 'better',
    oddsFormat: 'H',
    restored: false,
    waiting: [],
    sheetOpen: false,
    tab: 'slip',
    ...state,
  };
}
