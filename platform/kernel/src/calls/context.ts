import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../time/clock.ts';
import type { Envelope } from './envelope.ts';
import type { Place } from './place.ts';
import { Refusal } from './refusal.ts';
import type { Site } from './site.ts';

/** Whose live token came with the call. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly siteId: string;
  /** ms */
  readonly registeredAt: number;
  /** The session's key in the database (a hash; the token itself is never kept). */
  readonly sessionId: string;
}

/** What a handler knows about the call it answers. */
export interface Context {
  readonly site: Site;
  /** Present when a live token came with the call; always present on rows with `access: 'member'`. */
  readonly member: Member | undefined;
  /** Not the transaction: inside `db.transaction()` use only its `trx` (PGlite has one connection). */
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** x-request-id: a UUID, and the operation id of a money call. */
  readonly requestId: string;
  /** x-api-uuid: the device id the client sends. */
  readonly deviceId: string;
  /** The address the call came from, as the server sees it. */
  readonly ip: string;
  /** Where that is, as far as a trusted proxy says. */
  readonly place: Place;
  /** The browser, as it names itself; may be empty. */
  readonly userAgent: string;
  readonly log: Logger;
  /** Answers another call of this caller, one that only reads and may travel with others. */
  readonly readAlso: (path: string, body: unknown) => Promise<Envelope>;
}

/** The member of a call that needs one; refuses with 'login-expired' when there is none. */
export function memberOf(ctx: Context): Member {
  if (!ctx.member) throw new Refusal('login-expired');
  return ctx.member;
}
