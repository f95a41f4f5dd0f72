import type { MayHaveRun, Outcome, ResultName } from '../result-codes/index.ts';

/** Every way a call can fail. Screens switch on `kind`; nothing else in the app inspects an error. Plain data. */
export type ApiFailure =
  /** The server answered with a code of the catalogue that is not success. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly name: ResultName;
      /** What the client does about it, from the catalogue. */
      readonly outcome: Outcome;
      /** Whether the call may have been executed, from the catalogue. Ask `mayHaveRun` instead. */
      readonly mayHaveRun: MayHaveRun;
      /** The server's message; may be empty. Show `failureText` instead. */
      readonly message: string;
      readonly data: unknown;
    }
  /** The server answered with a code that is not in the catalogue. Never success. */
  | { readonly kind: 'unknown-code'; readonly code: number; readonly message: string }
  /** The server could not be reached. */
  | { readonly kind: 'offline' }
  /** No complete answer within the budget. For a money call the outcome is *unknown*. */
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** The caller aborted the call. */
  | { readonly kind: 'aborted' }
  /** An HTTP status that carries no result code. */
  | { readonly kind: 'http-status'; readonly status: number }
  /** An answer arrived but could not be read: broken off, not decryptable, not JSON, or of another shape. */
  | { readonly kind: 'unreadable'; readonly stage: 'http' | 'decrypt' | 'parse' | 'schema' };
