import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { useSession } from '@lobby/api/session';
import { type Fen, parseYuan } from '@lobby/money';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { QuoteBoard } from '../quote-board.ts';
import { useSource } from './use-source.ts';

/** Who bets, and their free balance: undefined while unknown, and for a visitor. */
export interface BettorFunds {
  readonly loggedIn: boolean;
  readonly userId: string;
  readonly balance: Fen | undefined;
}

const FundsContext = createContext<BettorFunds | undefined>(undefined);

/** Reads the balance once for all parts of a slip: each query of their own would be asked with every key. */
export function FundsProvider({ quotes, children }: { quotes: QuoteBoard; children: ReactNode }): ReactNode {
  const { loggedIn, userId } = useSession();
  // Only the amount: that it is being asked for again draws nothing.
  const { known } = useBalanceQuery(undefined, {
    skip: !loggedIn,
    selectFromResult: ({ data }) => ({ known: data?.balance }),
  });
  const quoted = useSource(quotes, quotes.balance);
  const yuan = loggedIn ? (known ?? quoted) : undefined;
  const funds = useMemo(
    () => ({ loggedIn, userId, balance: yuan === undefined ? undefined : parseYuan(yuan) }),
    [loggedIn, userId, yuan],
  );
  return <FundsContext value={funds}>{children}</FundsContext>;
}

/** @throws Error outside of a `SlipContextProvider`. */
export function useFunds(): BettorFunds {
  const funds = use(FundsContext);
  if (!funds) throw new Error('The slip has no context: draw it inside <SlipContextProvider>.');
  return funds;
}
