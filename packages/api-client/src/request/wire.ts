import type { Call } from '../contract/index.ts';
import type { WireKey } from '../crypto/wire-engine.ts';
import type { SignatureVersion } from '../signing/index.ts';
import type { ServerClock } from './server-clock.ts';

/** How long a call may take in all, ms. */
export const CALL_BUDGET_MS = 30_000;

/** Everything the pipeline is handed; it reads no globals, so tests need no mocks. */
export interface Wire {
  /** "https://api.example.com", with or without a prefix path; empty = the page's own origin. */
  readonly baseUrl: string;
  readonly siteId: string;
  readonly key: WireKey;
  readonly signature: SignatureVersion;
  /** Asked for each call: both halves of the switch are on. */
  readonly encrypt: () => boolean;
  /** The platform takes no plain calls for this site. */
  readonly switchEncryptionOn: () => void;
  readonly deviceId: () => string;
  /** The live token, or empty for a visitor. */
  readonly token: () => string;
  /** The caller's address from preInfo, or empty. */
  readonly clientIp: () => string;
  readonly clock: ServerClock;
  readonly newRequestId: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** For everything: both attempts, the body, the decryption. */
  readonly budgetMs: number;
}

/** A call on its way out. Each stage adds what it knows. */
export interface Draft {
  readonly call: Call;
  readonly requestId: string;
  /** The token the call was built with: what a late refusal is compared with. */
  readonly token: string;
  readonly timeMs: number;
  /** What stands after the base URL. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; undefined for GET. */
  readonly body: string | undefined;
  readonly encrypted: boolean;
}

/** An answer as it came, before anybody believed it. */
export interface WireAnswer {
  readonly kind: 'wire-answer';
  readonly status: number;
  readonly text: string;
  /** The `Date` header, ms; undefined when hidden or absent. */
  readonly dateMs: number | undefined;
}
