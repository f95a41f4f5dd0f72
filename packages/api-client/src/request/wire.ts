import type { Call } from '../contract/index.ts';
import type { WireKey } from '../crypto/wire-engine.ts';
import type { SignatureVersion } from '../signing/index.ts';
import type { ServerClock } from './server-clock.ts';

/** The time limit of a call in total, ms. */
export const CALL_BUDGET_MS = 30_000;

/** Everything the pipeline depends on; it reads no globals, so tests need no mocks. */
export interface Wire {
  /** "https://api.example.com", with or without a prefix path; empty = the page's own origin. */
  readonly baseUrl: string;
  readonly siteId: string;
  readonly key: WireKey;
  readonly signature: SignatureVersion;
  /** Read for each call: true when both halves of the switch are on. */
  readonly encrypt: () => boolean;
  /** Called when the platform accepts no plain calls for this site. */
  readonly switchEncryptionOn: () => void;
  readonly deviceId: () => string;
  /** The live token, or empty for a visitor. */
  readonly token: () => string;
  /** The caller's address from preInfo, or empty. */
  readonly clientIp: () => string;
  readonly clock: ServerClock;
  readonly newRequestId: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** Time limit for everything, ms: both attempts, the body, the decryption. */
  readonly budgetMs: number;
}

/** A call on its way out. Each stage adds its part. */
export interface Draft {
  readonly call: Call;
  readonly requestId: string;
  /** The token the call was built with; a late refusal is compared with it. */
  readonly token: string;
  readonly timeMs: number;
  /** The path and query after the base URL. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; undefined for GET. */
  readonly body: string | undefined;
  readonly encrypted: boolean;
}

/** An answer as received, unchecked. */
export interface WireAnswer {
  readonly kind: 'wire-answer';
  readonly status: number;
  readonly text: string;
  /** The `Date` header, ms; undefined when hidden or absent. */
  readonly dateMs: number | undefined;
}
