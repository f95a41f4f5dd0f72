import { type Providers, providersAmong } from '../providers/open-providers.ts';
import { provider } from '../providers/reference/provider.ts';
import type { WithdrawalSide } from '../providers/withdrawal-side.ts';

/** The provider of the demo alone, paying out as a test says. */
export function payingBy(withdrawals: WithdrawalSide): Providers {
  const theirs = { ahead: () => 0, seen: async () => {} };
  return providersAmong([{ ...provider, theirs, withdrawals }]);
}
