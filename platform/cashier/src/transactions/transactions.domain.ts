import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { transactionCalls } from './transaction-calls.ts';
import { transactionDays } from './transaction-days.ts';
import type { TransactionSources } from './transaction-sources.ts';

/** The transaction record: lists what the domains with the tables say are transactions, and writes nothing. */
export const transactionsDomain =
  (sources: TransactionSources): DomainFactory =>
  () => ({ id: 'transactions', handlers: [...transactionCalls(sources), transactionDays(sources)] });
