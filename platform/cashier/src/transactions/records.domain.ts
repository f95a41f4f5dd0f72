import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { queryTransactions, transactionDetail, transactionTotals } from './record-calls.ts';
import { transactionDays } from './transaction-days.ts';

/** The transaction record: reads what the other domains and the ledger wrote, and writes nothing. */
export const recordsDomain: DomainFactory = () => ({
  id: 'records',
  handlers: [queryTransactions, transactionTotals, transactionDays, transactionDetail],
});
