import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** How many yuan a USDT is worth on a site now, as a decimal number. */
export type RateOf = (db: Kysely<Tables>, siteId: string, now: number) => Promise<string>;
