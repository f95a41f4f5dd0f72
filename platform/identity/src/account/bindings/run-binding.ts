import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/** Runs a change that binds a phone or mailbox in a transaction, with what follows from who else has it. */
export type RunBinding = (ctx: Context, bind: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>;
