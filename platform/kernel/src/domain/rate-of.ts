import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How many yuan a USDT is worth, and for how long that is known to hold. */
export interface Rate {
  /** Decimal text. */
  readonly rate: string;
  /** When the next one begins, ms; undefined while none is set. */
  readonly until?: number | undefined;
}

/** The rate of a site at this time. */
export type RateOf = (db: Kysely<Tables>, siteId: string, now: number) => Promise<Rate>;
