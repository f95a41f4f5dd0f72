import './payouts.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { hasOperatorPages } from '../kernel/operator-door.ts';
import { type Repeated, runAllNow, stopAll } from '../kernel/repeat.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { mountOperatorPayouts } from './operator/operator-payouts.ts';
import { withdrawCalls } from './orders/withdraw-calls.ts';
import { passwordCalls } from './password/password-calls.ts';
import type { PayoutNeeds } from './payout-needs.ts';
import { referenceProvider } from './provider/reference-provider.ts';
import { keepCarrying } from './saga/keep-carrying.ts';

/** Withdrawals: where they go, the password they need, the orders, and their way through a provider. */
export const payoutsDomain =
  (needs: PayoutNeeds): DomainFactory =>
  platform => {
    const provider = referenceProvider(platform.db);
    let hands: readonly Repeated[] = [];
    return {
      id: 'payouts',
      handlers: [
        ...accountCalls(platform, needs),
        ...passwordCalls(platform),
        ...withdrawCalls(platform, needs),
      ],
      mount(app) {
        if (hasOperatorPages(platform.config)) mountOperatorPayouts(app, platform);
      },
      async start() {
        hands = keepCarrying({ ...platform, provider });
      },
      catchUp: () => runAllNow(hands),
      stop: () => stopAll(hands),
    };
  };
