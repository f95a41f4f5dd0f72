import { type Providers, providersAmong } from '@lobby/platform-cashier/providers/open-providers';
import { provider } from '@lobby/platform-cashier/providers/reference/provider';
import type { WithdrawalSide } from '@lobby/platform-cashier/providers/withdrawal-side';

/** The provider of the demo alone, paying out as a test says. */
export function payingBy(withdrawals: WithdrawalSide): Providers {
  const theirs = { ahead: () => 0, seen: async () => {} };
  return providersAmong([{ ...provider, theirs, withdrawals }]);
}
