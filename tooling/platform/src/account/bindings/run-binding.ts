import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Runs what binds a phone or mailbox in a transaction, with what follows from whose it is. */
export type RunBinding = (ctx: Context, bind: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>;
