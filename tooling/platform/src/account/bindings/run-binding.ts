import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Runs a change that binds a phone or mailbox in a transaction, with what follows from who else has it. */
export type RunBinding = (ctx: Context, bind: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>;
