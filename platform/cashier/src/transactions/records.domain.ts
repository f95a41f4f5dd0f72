import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { recordCalls } from './record-calls.ts';
import { transactionDays } from './transaction-days.ts';
import type { TransactionSources } from './transaction-sources.ts';

/** The transaction record: lists what the domains with the tables say are transactions, and writes nothing. */
export const recordsDomain =
  (sources: TransactionSources): DomainFactory =>
  () => ({ id: 'records', handlers: [...recordCalls(sources), transactionDays(sources)] });
