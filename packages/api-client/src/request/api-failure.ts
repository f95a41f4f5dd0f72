import type { Outcome, ResultName } from '../result-codes/index.ts';

/** Every way a call can fail. Screens switch on `kind`; nothing else in the app inspects an error. Plain data. */
export type ApiFailure =
  /** The server answered with a code of the catalogue that is not success. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly name: ResultName;
      /** What the catalogue says the client does about it. */
      readonly outcome: Outcome;
      /** The server's words; may be empty. Show `failureText` instead. */
      readonly message: string;
      readonly data: unknown;
    }
  /** The server answered with a code nobody knows. Never success. */
  | { readonly kind: 'unknown-code'; readonly code: number; readonly message: string }
  /** The server could not be reached. */
  | { readonly kind: 'offline' }
  /** No whole answer within the budget. For a money call the outcome is *unknown*. */
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** The caller gave up. */
  | { readonly kind: 'aborted' }
  /** An HTTP status that carries no result code. */
  | { readonly kind: 'http-status'; readonly status: number }
  /** An answer came and could not be understood: broken off, not decryptable, not JSON, not of the agreed shape. */
  | { readonly kind: 'unreadable'; readonly stage: 'http' | 'decrypt' | 'parse' | 'schema' };

/** True when the server may or may not have done what was asked: ask again by operation id, never say it failed. */
export function outcomeIsUnknown(failure: ApiFailure): boolean {
  return failure.kind !== 'refused';
}
