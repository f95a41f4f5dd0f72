import { useBalanceQuery } from '@lobby/api-client/endpoints/transfer';
import { useSession } from '@lobby/api-client/session';
import { useDesk } from './slip-desk.tsx';
import { useSource } from './use-source.ts';

/** Who bets, and their free balance in yuan: undefined while unknown, and for a visitor. */
export function useFunds(): {
  readonly loggedIn: boolean;
  readonly userId: string;
  readonly balance: string | undefined;
} {
  const { quotes } = useDesk();
  const { loggedIn, userId } = useSession();
  // Only the amount: that it is being asked for again draws nothing.
  const { told } = useBalanceQuery(undefined, {
    skip: !loggedIn,
    selectFromResult: ({ data }) => ({ told: data?.balance }),
  });
  const quoted = useSource(quotes, quotes.balance);
  return { loggedIn, userId, balance: loggedIn ? (told ?? quoted) : undefined };
}
