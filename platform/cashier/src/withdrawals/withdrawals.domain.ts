import './withdrawals.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { hasOperatorPages } from '@lobby/platform-kernel/domain/operator-door';
import { type Repeated, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import { accountCalls } from './accounts/account-calls.ts';
import { mountOperatorWithdrawals } from './operator/operator-withdrawals.ts';
import { withdrawalCalls } from './orders/withdrawal-calls.ts';
import { passwordCalls } from './password/password-calls.ts';
import { referenceProvider } from './provider/reference-provider.ts';
import { startWorkers } from './saga/start-workers.ts';
import type { WithdrawalNeeds } from './withdrawal-needs.ts';

/** Withdrawals: where they go, the password they need, the orders, and their way through a provider. */
export const withdrawalsDomain =
  (needs: WithdrawalNeeds): DomainFactory =>
  platform => {
    const provider = referenceProvider(platform.db);
    let workers: readonly Repeated[] = [];
    return {
      id: 'withdrawals',
      handlers: [
        ...accountCalls(platform, needs),
        ...passwordCalls(platform),
        ...withdrawalCalls(platform, needs),
      ],
      mount(app) {
        if (hasOperatorPages(platform.config)) mountOperatorWithdrawals(app, platform);
      },
      async start() {
        workers = startWorkers({ ...platform, provider });
      },
      catchUp: () => runAllNow(workers),
      stop: () => stopAll(workers),
    };
  };
