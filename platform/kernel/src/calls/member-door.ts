import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Locks a member until the transaction ends, so that one at a time counts or changes what they may have only so much
 * of. Implemented by `members`, for domains that know no members.
 */
export type LockMember = (trx: Transaction<Tables>, memberId: string) => Promise<unknown>;

/** The names of members by their ids. Implemented by `members`, for domains that know no members. */
export type NamesOfMembers = (
  db: Kysely<Tables>,
  memberIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string }>>;
