import type { BlockList } from 'node:net';
import type { PlaceHeaders } from '../calls/place.ts';

/**
 * The settings of the platform. A domain adds its own by declaration merging, as the captchas do; `config.ts` is the
 * only reader of argv and the environment.
 */
export interface PlatformConfig {
  /** Where to listen. 127.0.0.1 = this machine only. */
  readonly host: string;
  readonly port: number;
  /** Where PGlite, the secrets and the owner's mark live. */
  readonly dataDir: string;
  /** A real Postgres; undefined = PGlite in dataDir. */
  readonly databaseUrl: string | undefined;
  /** A NATS that brings events to the other servers of the database, `nats://…`; undefined = this server is alone. */
  readonly natsUrl: string | undefined;
  /** Keep PGlite in memory (tests). */
  readonly inMemory: boolean;
  /** football.json files to replay. */
  readonly fixtures: readonly string[];
  /** How fast match time runs. */
  readonly speed: number;
  /** For tests: draws every result and price from this number, so anybody can compute them. Undefined = keyed by a secret. */
  readonly seed: number | undefined;
  /** How often the simulation lets something go wrong with a match, times the usual rate; 0 = never. */
  readonly disruptions: number;
  /** Begin with an empty data folder. */
  readonly reset: boolean;
  /** Readable logs, and answers checked against the contract. */
  readonly dev: boolean;
  /** The operator's pages without the rest of `dev`, on this machine alone. For a demo. */
  readonly operatorPages: boolean;
  /** Shows /dev/outbox, where codes that would be sent to phones appear, and solves captchas. Never on a public server. */
  readonly devOutbox: boolean;
  /** How many members with published passwords to open on every play-money site: demo88, demo66, demo101, demo102 … */
  readonly demoMembers: number;
  /** Extra origins that may call from a browser, beside those of the sites. */
  readonly corsOrigins: readonly string[];
  /** How many proxies in front are trusted to append to x-forwarded-for. 0 = the socket's address only. */
  readonly trustedProxies: number;
  /** Networks of trusted proxies; from other addresses the header is ignored. */
  readonly proxyNetworks: BlockList;
  /** Connections of one address at once; a proxy's (`proxyNetworks`) are not counted. */
  readonly maxConnectionsPerAddress: number;
  /** Headers in which a trusted proxy sends the caller's location; empty = none. */
  readonly placeHeaders: PlaceHeaders;
  /** Calls in hand at once before the platform answers 'system-busy'. */
  readonly maxInFlight: number;
  /** Multiplies every rate limit; load tests raise it. */
  readonly rateLimitScale: number;
  /** How long a stop waits for calls in hand, ms. */
  readonly drainMs: number;
  /** Hex or text; undefined = made once and kept in dataDir. */
  readonly pepper: string | undefined;
  /** What results are drawn from, 64 hex digits; undefined = made once and kept in dataDir. */
  readonly drawSecret: string | undefined;
  readonly logLevel: string;
}
