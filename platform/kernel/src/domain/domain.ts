import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Key } from '@lobby/draws';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Broker } from '../broker/broker.ts';
import type { Implementation } from '../calls/implement.ts';
import type { Limits } from '../calls/limits.ts';
import type { Sites } from '../calls/site.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../time/clock.ts';
import type { PlatformConfig } from './config.ts';
import type { Keys } from './keys.ts';
import type { Messenger } from './messenger.ts';
import type { OperatorPage } from './operator-page.ts';
import type { Passwords } from './passwords.ts';

/** What every domain is built from. */
export interface Platform {
  readonly config: PlatformConfig;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly broker: Broker;
  readonly messenger: Messenger;
  readonly sites: Sites;
  /** Secrets grown from the pepper. */
  readonly keys: Keys;
  /** What every result is drawn from. */
  readonly drawSecret: Key;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly log: Logger;
}

/** One part of the platform: the rows it answers, and what it keeps running. */
export interface Domain {
  readonly id: string;
  readonly handlers: readonly Implementation[];
  /** Its pages of the operator's console. */
  readonly operator?: readonly OperatorPage[];
  /** Adds routes beside the calls. */
  mount?(app: Hono): void;
  /** Takes over a request for a socket. @returns whether it was one of this domain. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Idempotent rows every platform needs; runs under the migration lock, before `start`. */
  seed?(): Promise<void>;
  /** Starts timers and workers. Must not wait for anything slow. */
  start?(): Promise<void>;
  /** Does now what its workers would do by and by, and waits for it: the clock has been moved. */
  catchUp?(): Promise<void>;
  /** Ends what `start` started and finishes what is in hand. */
  stop?(): Promise<void>;
}

export type DomainFactory = (platform: Platform) => Domain;
