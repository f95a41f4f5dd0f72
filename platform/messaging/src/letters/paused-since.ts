import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Who knows the pauses of members: when the one began that is running, ms; undefined without one. */
export type PausedSince = (db: Kysely<Tables>, memberId: string, now: number) => Promise<number | undefined>;
