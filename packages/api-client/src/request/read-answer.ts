import type { ApiFailure } from './api-failure.ts';
import type { WireAnswer } from './wire.ts';

const MAX_ANSWER_CHARS = 16_000_000;

/** Reads the body of a response; one that breaks off or is too long is unreadable. */
export async function readAnswer(response: Response): Promise<WireAnswer | ApiFailure> {
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
