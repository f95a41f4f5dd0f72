import type { TransactionState } from '@lobby/api-client/contract/fd/transactions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Insertable } from 'kysely';
import type { DepositState } from '../deposits/deposits.tables.ts';
import { meaningOf } from './transaction-source.ts';
import type { TransactionSources } from './transaction-sources.ts';

declare const sources: TransactionSources;
const { postings: _, ...some } = sources;

// @ts-expect-error a state that means nothing in the record
meaningOf<DepositState, TransactionState>('state', { waiting: 'pending', credited: 'done' });

// @ts-expect-error a kind of posting that the ledger does not have
export const kind: Insertable<Tables['ledger_postings']>['kind'] = 'jackpot';

// @ts-expect-error a record without the postings
export const incomplete: TransactionSources = some;
