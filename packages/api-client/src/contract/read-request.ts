import * as v from 'valibot';
import type { Call } from './call.ts';

/** The parsed body: the row's input, or not ok when the row does not allow it ('invalid-parameter'). */
export type RequestRead = { readonly ok: true; readonly input: unknown } | { readonly ok: false };

/**
 * Parses the body of a call as a platform does: against its row, and without U+0000 in any text or key, which
 * databases do not store, or numbers beyond the safe integers. No row can omit this check, and no page loads it.
 */
export function readRequest(call: Pick<Call, 'request'>, body: unknown): RequestRead {
  if (!isPlain(body)) return { ok: false };
  const parsed = v.safeParse(call.request, body, { abortPipeEarly: true });
  return parsed.success ? { ok: true, input: parsed.output } : { ok: false };
}

/** Whether a JSON value has no U+0000 in any of its texts and keys, and no number beyond ±(2^53 - 1). */
export function isPlain(value: unknown): boolean {
  // Not recursive: a body may be nested as deep as it is long.
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return false;
    if (typeof next === 'number' && Math.abs(next) > Number.MAX_SAFE_INTEGER) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, item] of Object.entries(next)) open.push(key, item);
  }
  return true;
}
