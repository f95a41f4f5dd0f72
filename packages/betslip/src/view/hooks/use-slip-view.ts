import { useMemo } from 'react';
import { type SlipView, viewSlip } from '../slip-view.ts';
import { useFunds } from './funds.tsx';
import { useSlipContext } from './slip-context.tsx';
import { useBetslip } from './use-betslip.ts';
import { useSource } from './use-source.ts';

/** The slip as it stands now: made again with every stake, price, quote and balance. For its totals. */
export function useSlipView(): SlipView {
  const { quotes, legs: source } = useSlipContext();
  const { balance, loggedIn } = useFunds();
  const legs = useSource(source, source.read);
  const version = useSource(quotes, quotes.version);
  const slip = useBetslip(state => state.slip);
  const combine = useBetslip(state => state.combine);
  const stakes = useBetslip(state => state.stakes);
  const basis = useBetslip(state => state.basis);
  // `version` stands for the limits that are read here.
  return useMemo(() => {
    const keys = legs.map(({ selection }) => selection.key);
    return viewSlip({
      state: { slip, combine, stakes, basis },
      legs,
      limitsOf: sizes => quotes.ticketOf(keys, sizes),
      balance,
      loggedIn,
    });
  }, [quotes, version, legs, slip, combine, stakes, basis, balance, loggedIn]);
}
