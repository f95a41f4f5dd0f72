import { useSession } from '@lobby/api/session';
import { parseSizes } from '@lobby/betting';
import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { usePorts } from '../../provider/orders-provider.tsx';
import { type BetslipState, formOf, type StateWithBetslip, slipFormat } from '../../state/betslip-state.ts';
import { createLegSource, type LegSource, tagOf } from '../leg-source.ts';
import { type PriceHistories, priceHistoriesOf } from '../price-history.ts';
import { createQuoteBoard, type QuoteBoard } from '../quote-board.ts';
import { FundsProvider } from './funds.tsx';
import { useBetslip } from './use-betslip.ts';
import { useSource } from './use-source.ts';

/** What the parts of one mounted slip share. The same object for as long as it is mounted. */
export interface SlipContext {
  readonly quotes: QuoteBoard;
  readonly legs: LegSource;
  readonly priceHistories: PriceHistories;
  /** The stake fields on the page, by where their stake stands. */
  readonly fields: Map<string, HTMLInputElement>;
  /** What the big button does, for Enter in a stake field. */
  readonly press: RefObject<() => void>;
}

const ReactSlipContext = createContext<SlipContext | undefined>(undefined);

/** Keeps the slip's quotes fresh while it is on the page, and assembles what its parts show. */
export function SlipContextProvider({ children }: { children: ReactNode }): ReactNode {
  const store = useStore<StateWithBetslip>();
  const { orders, prices, states } = usePorts();
  const { userId } = useSession();
  // Limits and balance are of one member: the next one begins without any.
  const slipContext = useMemo<SlipContext>(() => {
    const quotes = createQuoteBoard(orders);
    const legs = createLegSource(store, { prices, states }, quotes);
    return {
      quotes,
      legs,
      priceHistories: priceHistoriesOf(store),
      fields: new Map(),
      press: { current: () => {} },
    };
  }, [store, orders, prices, states, userId]);
  useFreshQuotes(slipContext);
  useEffect(() => slipContext.priceHistories.follow(slipContext.legs), [slipContext]);
  return (
    <ReactSlipContext value={slipContext}>
      <FundsProvider quotes={slipContext.quotes}>{children}</FundsProvider>
    </ReactSlipContext>
  );
}

export function useSlipContext(): SlipContext {
  const slipContext = use(ReactSlipContext);
  if (!slipContext) throw new Error('The slip has no context: draw it inside <SlipContextProvider>.');
  return slipContext;
}

/** Asks for quotes now and then, and at once when what they hold for has changed or an order was rejected. */
function useFreshQuotes({ quotes, legs }: SlipContext): void {
  const { prices } = usePorts();
  const { loggedIn, userId } = useSession();
  const store = useStore<StateWithBetslip>();
  const sizes = useChosenSizes();
  const tagged = () => {
    const state = store.getState().betslip;
    // While an order is being confirmed nothing can be placed.
    if (state.slip.confirming) return [];
    const format = slipFormat(state);
    return state.slip.items.map(selection => ({
      selection,
      tag: tagOf(selection, prices.read(selection.key), format),
    }));
  };
  const asked = useSource(legs, () => {
    const state = store.getState().betslip;
    const rejected = state.placement?.orders.filter(({ step }) => step === 'rejected') ?? [];
    const tags = tagged().map(({ selection, tag }) => `${selection.key} ${tag}`);
    return [formOf(state), ...tags, ...rejected.map(({ order }) => order.operationId)].join(' | ');
  });

  // `asked` identifies the picks, their circumstances and the rejections, which may have been about the limits shown.
  useEffect(() => {
    if (!loggedIn) return;
    return quotes.follow({ tagged: tagged(), format: slipFormat(store.getState().betslip), sizes });
  }, [quotes, asked, sizes, loggedIn, userId]);
}

/** The series or systems whose limits are wanted: the series, or every system with a stake, or the first of them. */
function useChosenSizes(): readonly (readonly number[])[] {
  const chosen = useBetslip(chosenSizes);
  return useMemo(
    () => chosen.split(' ').flatMap(text => (text === '' ? [] : [parseSizes(text, 10) ?? []])),
    [chosen],
  );
}

function chosenSizes(state: BetslipState): string {
  const form = formOf(state);
  const legs = state.slip.items.length;
  if (legs < 2 || (form !== 'series' && form !== 'systems')) return '';
  if (form === 'series') return String(legs);
  const staked = Object.keys(state.stakes).filter(id => id.startsWith(`${legs}:`));
  return staked.length === 0 ? String(legs) : staked.map(id => id.slice(id.indexOf(':') + 1)).join(' ');
}
