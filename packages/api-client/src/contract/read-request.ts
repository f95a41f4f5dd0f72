import * as v from 'valibot';
import type { Call } from './call.ts';

/** What a body came to: the row's input, or nothing that the row allows ('invalid-parameter'). */
export type RequestRead = { readonly ok: true; readonly input: unknown } | { readonly ok: false };

/**
 * Reads the body of a call as a platform does: by its row, with no U+0000 in any text, keys included, and no number
 * beyond what counts exactly. No database keeps that character, and an offset of 1e308 rows is none. One look at the
 * whole body, so that no row can forget it, and none of it weighs on a page.
 */
export function readRequest(call: Pick<Call, 'request'>, body: unknown): RequestRead {
  if (!isPlain(body)) return { ok: false };
  const parsed = v.safeParse(call.request, body, { abortPipeEarly: true });
  return parsed.success ? { ok: true, input: parsed.output } : { ok: false };
}

/** Whether a value that came as JSON has no U+0000 in any of its texts and keys, and no number past ±(2^53 - 1). */
export function isPlain(value: unknown): boolean {
  // Not by recursion: a body may be nested as deep as it is long.
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
