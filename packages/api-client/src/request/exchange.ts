import type { Call, RequestOf } from '../contract/index.ts';
import type { Reply } from './read-envelope.ts';

export interface RequestOptions {
  /** The operation id of a money call; the same action sent again carries the same one. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** The token of the moment the call was made, when that was before now. */
  readonly token?: string;
}

/** What came of a call, and with which token it was made. */
export interface Exchange {
  readonly reply: Reply;
  readonly requestId: string;
  readonly token: string;
}

/** Makes a call of the contract. Never throws for anything the network or the server does. */
export type Requester = <C extends Call>(
  call: C,
  payload: RequestOf<C>,
  options?: RequestOptions,
) => Promise<Exchange>;
