import './withdrawals.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type RunningJob, startJob } from '@lobby/platform-kernel/jobs/run-job';
import { openProviders } from '../providers/open-providers.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { withdrawalsPage } from './operator/withdrawals-page.tsx';
import { withdrawalCalls } from './orders/withdrawal-calls.ts';
import { passwordCalls } from './password/password-calls.ts';
import { withdrawalJob } from './saga/process-due.ts';
import type { WithdrawalNeeds } from './withdrawal-needs.ts';

const pauseMs = 2_000;

/** Withdrawals: where they go, the password they need, the orders, and their way through a provider. */
export const withdrawalsDomain =
  (needs: WithdrawalNeeds): DomainFactory =>
  platform => {
    const providers = openProviders(platform);
    let working: RunningJob | undefined;
    return {
      id: 'withdrawals',
      handlers: [
        ...accountCalls(platform, needs),
        ...passwordCalls(platform),
        ...withdrawalCalls(platform, needs),
      ],
      operator: [withdrawalsPage(platform, providers)],
      async start() {
        working = startJob(platform, withdrawalJob({ ...platform, providers }), pauseMs);
      },
      catchUp: async () => working?.runNow(),
      stop: async () => working?.stop(),
    };
  };
