import { sign } from '../signing/index.ts';
import type { Draft, Wire } from './wire.ts';

/** Adds `x-api-sign`, bound to the method, the plain path and the request id. */
export async function signDraft(draft: Draft, wire: Wire): Promise<Draft> {
  const signature = await sign(wire.key, {
    method: draft.call.method,
    path: draft.call.path,
    requestId: draft.requestId,
    timeMs: draft.timeMs,
    clientIp: wire.clientIp(),
  });
  return { ...draft, headers: { ...draft.headers, 'x-api-sign': signature } };
}
