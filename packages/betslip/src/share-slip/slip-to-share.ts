import { formatOfMarket, parseSizes, showPrice } from '@lobby/betting';
import type { SlipToShare } from '../ports/shares.ts';
import { type BetslipState, formOf } from '../state/betslip-state.ts';
import type { LegView } from '../view/leg-source.ts';
import { inFormat } from '../view/offer.ts';

type Shareable = Pick<BetslipState, 'slip' | 'combine' | 'stakes' | 'shared'>;

/**
 * The slip as it is shared: each pick at the price shown, in Hong Kong format where its market has formats, or, while it
 * takes no bets, at the price it was picked at; and the systems that are chosen. No stakes.
 */
export function slipToShare(state: Shareable, legs: readonly LegView[]): SlipToShare {
  return {
    form: formOf(state),
    sizes: formOf(state) === 'systems' ? chosenSystems(state) : [],
    selections: legs.flatMap(({ selection, offered }) => {
      const { price, line, strong, shown } = offered.open ? offered.offer.agreeable : selection.agreed;
      const hongKong = shown ? inFormat(shown, formatOfMarket(selection.wtype, 'H')) : showPrice(price, 'H');
      return hongKong ? [{ selection, price: hongKong, line, strong }] : [];
    }),
  };
}

/** The systems with a stake, or those that came with a shared slip. */
function chosenSystems({ slip, stakes, shared = [] }: Shareable): readonly (readonly number[])[] {
  const legs = slip.items.length;
  const staked = Object.keys(stakes).filter(id => id.startsWith(`${legs}:`));
  return (staked.length > 0 ? staked : shared).flatMap(id => {
    const sizes = parseSizes(id.slice(id.indexOf(':') + 1), legs);
    return sizes ? [sizes] : [];
  });
}
