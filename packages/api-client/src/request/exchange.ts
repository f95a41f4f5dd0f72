import type { Call, RequestOf } from '../contract/index.ts';
import type { Reply } from './read-envelope.ts';

export interface RequestOptions {
  /** The operation id of a money call; a repeated call carries the same one. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** The call changes nothing, and is made anew at once when the page wakes before its answer is there. */
  readonly anewOnWake?: boolean | undefined;
  /** The token at the time the call was made, when it is sent later. */
  readonly token?: string;
  /** Sends this call in place of the wire's own. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The result of a call, and the token it was made with. */
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
