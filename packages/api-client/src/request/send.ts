import type { ApiFailure } from './api-failure.ts';
import type { Draft, Wire, WireAnswer } from './wire.ts';

const MAX_ANSWER_CHARS = 16_000_000;

/**
 * Sends one HTTP request. No retry (a POST is never sent twice by us), no credentials, no cache. The signal sets the
 * time limit, which includes the body.
 */
export async function send(draft: Draft, wire: Wire, signal: AbortSignal): Promise<WireAnswer | ApiFailure> {
  let response: Response;
  try {
    const request = new Request(wire.baseUrl.replace(/\/$/, '') + draft.target, {
      method: draft.call.method,
      headers: draft.headers,
      body: draft.body,
      signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    response = await wire.fetch(request);
  } catch {
    return { kind: 'offline' };
  }
  try {
    const text = await response.text();
    if (text.length > MAX_ANSWER_CHARS) return { kind: 'unreadable', stage: 'http' };
    const date = Date.parse(response.headers.get('date') ?? '');
    const dateMs = Number.isNaN(date) ? undefined : date;
    return { kind: 'wire-answer', status: response.status, text, dateMs };
  } catch {
    return { kind: 'unreadable', stage: 'http' };
  }
}
