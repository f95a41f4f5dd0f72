import './payouts.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { hasOperatorPages } from '../kernel/operator-door.ts';
import { type Repeated, repeat } from '../kernel/repeat.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { mountOperatorPayouts } from './operator/operator-payouts.ts';
import { withdrawCalls } from './orders/withdraw-calls.ts';
import { passwordCalls } from './password/password-calls.ts';
import type { PayoutNeeds } from './payout-needs.ts';
import { referenceProvider } from './provider/reference-provider.ts';
import { carryOn } from './saga/carry-on.ts';

const pauseMs = 2_000;

/** Withdrawals: where they go, the password they need, the orders, and their way through a provider. */
export const payoutsDomain =
  (needs: PayoutNeeds): DomainFactory =>
  platform => {
    const provider = referenceProvider(platform.db);
    let carrying: Repeated | undefined;
    return {
      id: 'payouts',
      handlers: [...accountCalls(platform), ...passwordCalls(platform), ...withdrawCalls(platform, needs)],
      mount(app) {
        if (hasOperatorPages(platform.config)) mountOperatorPayouts(app, platform);
      },
      async start() {
        carrying = repeat(
          () => carryOn({ ...platform, provider }),
          pauseMs,
          error => platform.log.error({ err: error }, 'withdrawals stand still; they are tried again'),
        );
      },
      catchUp: async () => carrying?.runNow(),
      stop: async () => carrying?.stop(),
    };
  };
