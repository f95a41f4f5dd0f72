import type { Call } from '../contract/index.ts';
import { build } from './build.ts';
import { type Reply, readEnvelope } from './read-envelope.ts';
import { send } from './send.ts';
import { skewIn } from './skew.ts';
import { wantsEncryption } from './wants-encryption.ts';
import type { Draft, Wire } from './wire.ts';

export interface Attempt {
  readonly draft: Draft;
  readonly reply: Reply;
  /** Set when the server refused the call for its time: the server's time, ms. */
  readonly serverMs: number | undefined;
  /** True when the server refused the call because it was plain. */
  readonly wantsEncryption: boolean;
}

/** Makes a call, from a typed payload to a result. Signing and encryption are stages of the transport that `send` uses. */
export async function request(
  call: Call,
  payload: unknown,
  requestId: string,
  wire: Wire,
  signal: AbortSignal,
): Promise<Attempt> {
  const draft = build(call, payload, requestId, wire);
  const { sealed, opened } = await send(draft, wire, signal);
  const reply = readEnvelope(opened);
  return {
    draft,
    reply,
    serverMs: skewIn(reply, draft, opened),
    wantsEncryption: wantsEncryption(reply, sealed),
  };
}
