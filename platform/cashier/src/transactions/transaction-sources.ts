import type { TransactionKind } from '@lobby/api-client/contract/fd/transactions';
import type { TransactionSource } from './transaction-source.ts';

/** Every source; no transaction is in two. */
export interface TransactionSources {
  readonly deposits: TransactionSource;
  readonly withdrawals: TransactionSource;
  readonly transfers: TransactionSource;
  readonly conversions: TransactionSource;
  /** Changes of the free balance that belong to no order of the others. */
  readonly postings: TransactionSource;
}

/** Where the transactions of each kind are. The first source has those that are orders, with what happened to them. */
export const sourcesOfKind: Readonly<
  Record<TransactionKind, readonly [keyof TransactionSources, ...(keyof TransactionSources)[]]>
> = {
  // A deposit that went back is a posting.
  deposit: ['deposits', 'postings'],
  withdrawal: ['withdrawals'],
  transfer: ['transfers'],
  conversion: ['conversions'],
  rebate: ['postings'],
  bonus: ['postings'],
  bet: ['postings'],
};
