import { encryptBody, encryptPath } from '../encryption/index.ts';
import type { Draft, Wire } from './wire.ts';

/** Encrypts the target and the body, when encryption is on. */
export async function encryptDraft(draft: Draft, wire: Wire): Promise<Draft> {
  if (!wire.encrypt()) return draft;
  const { target, body, requestId, timeMs } = draft;
  return {
    ...draft,
    target: await encryptPath(wire.key, { path: target, timeMs }, requestId),
    body: body === undefined ? undefined : JSON.stringify(await encryptBody(wire.key, body, requestId)),
    encrypted: true,
  };
}
