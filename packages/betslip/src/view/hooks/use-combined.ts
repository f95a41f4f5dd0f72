import { useMemo } from 'react';
import type { LegView } from '../leg-source.ts';
import { combinedLimits, makeTicket, type TicketView } from '../ticket-view.ts';
import { useFunds } from './funds.tsx';
import { useSlipContext } from './slip-context.tsx';
import { useSource } from './use-source.ts';
import { useTypedStake } from './use-typed-stake.ts';

/** All items of the slip as they stand now. */
export function useLegs(): readonly LegView[] {
  const { legs } = useSlipContext();
  return useSource(legs, legs.read);
}

/** A series or system of all items, with the stake that stands at `id`. */
export function useCombined(
  id: string,
  { legs, sizes, combinations, inTotal }: Pick<TicketView, 'legs' | 'sizes' | 'combinations' | 'inTotal'>,
): TicketView {
  const { quotes } = useSlipContext();
  const { balance, loggedIn } = useFunds();
  const typed = useTypedStake(id);
  const version = useSource(quotes, quotes.version);
  // `version` stands for the limits that are read here.
  return useMemo(() => {
    const keys = legs.map(({ selection }) => selection.key);
    const limitsOf = (wanted: readonly number[]) => quotes.ticketOf(keys, wanted);
    const limits = combinedLimits({ limitsOf, balance, loggedIn }, sizes, combinations, inTotal);
    return makeTicket({ id, legs, sizes, combinations, typed, inTotal, limits });
  }, [quotes, version, id, legs, sizes, combinations, inTotal, typed, balance, loggedIn]);
}
