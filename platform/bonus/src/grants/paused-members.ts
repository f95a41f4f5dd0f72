import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Expression, Kysely } from 'kysely';

/** Members in a pause at an instant, ms, as a query inside another: they are given nothing, and told of nothing. */
export type PausedMembers = (db: Kysely<Tables>, now: number) => Expression<{ readonly member_id: string }>;
