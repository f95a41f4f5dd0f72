import { useVirtualCurrenciesQuery } from '@lobby/api/endpoints/virtual-currency';
import { type AccountPage, kindsOf, type WithdrawalAccountKind } from '../account-kinds.ts';

/** What can be added on a page: of coins the networks that the platform names, all of them until it has. */
export function useAccountKinds(page: AccountPage): readonly WithdrawalAccountKind[] {
  const isCoin = page === 'coin';
  const { data = [] } = useVirtualCurrenciesQuery(undefined, { skip: !isCoin });
  return isCoin && data.length > 0 ? data.map(({ kind }) => kind) : kindsOf[page];
}
