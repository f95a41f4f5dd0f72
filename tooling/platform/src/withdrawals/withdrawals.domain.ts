import './withdrawals.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { hasOperatorPages } from '../kernel/operator-door.ts';
import { type Repeated, runAllNow, stopAll } from '../kernel/repeat.ts';
import { openProviders } from '../providers/open-providers.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { mountOperatorWithdrawals } from './operator/operator-withdrawals.ts';
import { withdrawalCalls } from './orders/withdrawal-calls.ts';
import { passwordCalls } from './password/password-calls.ts';
import { startWorkers } from './saga/start-workers.ts';
import type { WithdrawalNeeds } from './withdrawal-needs.ts';

/** Withdrawals: where they go, the password they need, the orders, and their way through a provider. */
export const withdrawalsDomain =
  (needs: WithdrawalNeeds): DomainFactory =>
  platform => {
    const providers = openProviders(platform);
    let workers: readonly Repeated[] = [];
    return {
      id: 'withdrawals',
      handlers: [
        ...accountCalls(platform, needs),
        ...passwordCalls(platform),
        ...withdrawalCalls(platform, needs),
      ],
      mount(app) {
        if (hasOperatorPages(platform.config)) mountOperatorWithdrawals(app, platform, providers);
      },
      async start() {
        workers = startWorkers({ ...platform, providers });
      },
      catchUp: () => runAllNow(workers),
      stop: () => stopAll(workers),
    };
  };
