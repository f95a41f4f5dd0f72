import { sign } from '../signing/index.ts';
import type { Draft, Wire } from './wire.ts';

/** Adds `x-api-sign`, bound to the whole call before it is encrypted. */
export async function signDraft(draft: Draft, wire: Wire): Promise<Draft> {
  const { call, requestId, token, timeMs, target, body } = draft;
  const signature = await sign(
    wire.key,
    {
      method: call.method,
      path: call.path,
      requestId,
      token,
      timeMs,
      content: body ?? target.slice(call.path.length + 1),
      clientIp: wire.clientIp(),
    },
    { version: wire.signature },
  );
  return { ...draft, headers: { ...draft.headers, 'x-api-sign': signature } };
}
