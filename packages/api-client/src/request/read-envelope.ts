import { codeOf, entryOf } from '../result-codes/index.ts';
import type { ApiFailure } from './api-failure.ts';
import type { WireAnswer } from './wire.ts';

/** The result of a call. */
export type Reply<T = unknown> =
  | { readonly kind: 'answer'; readonly data: T }
  /** The server requires a captcha first. */
  | { readonly kind: 'captcha'; readonly captcha: 'graphic' | 'rapid'; readonly failure: ApiFailure }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/**
 * Reads the result code. `login-expired` takes precedence wherever it occurs; then a catalogue code as HTTP status over
 * the body. A success body under a failing HTTP status is not success.
 */
export function readEnvelope(answer: WireAnswer | ApiFailure): Reply {
  if (answer.kind !== 'wire-answer') return { kind: 'failure', failure: answer };
  const envelope = parseEnvelope(answer.text);
  const expired = codeOf('login-expired');
  const success = codeOf('success');
  if (answer.status === expired || envelope?.code === expired) {
    return replyOf({ message: '', data: null, ...envelope, code: expired });
  }
  if (answer.status >= 200 && answer.status < 300) {
    return envelope
      ? replyOf(envelope)
      : { kind: 'failure', failure: { kind: 'unreadable', stage: 'parse' } };
  }
  if (answer.status !== success && entryOf(answer.status)) {
    return replyOf({ message: '', data: null, ...envelope, code: answer.status });
  }
  if (envelope && envelope.code !== success && entryOf(envelope.code)) return replyOf(envelope);
  return { kind: 'failure', failure: { kind: 'http-status', status: answer.status } };
}

/** The result of one of several answers, each an envelope of its own under one HTTP status. */
export function readInnerEnvelope(envelope: unknown): Reply {
  return readEnvelope({
    kind: 'wire-answer',
    status: 200,
    text: JSON.stringify(envelope),
    dateMs: undefined,
  });
}

/** Whether a JSON value has a status code, of whatever type. */
export function hasStatusCode(value: unknown): value is UncheckedEnvelope {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'status_code');
}

interface UncheckedEnvelope {
  readonly status_code: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

function replyOf({ code, message, data }: Envelope): Reply {
  const entry = entryOf(code);
  if (!entry) return { kind: 'failure', failure: { kind: 'unknown-code', code, message } };
  const { name, outcome, mayHaveRun } = entry;
  if (outcome === 'accept') return { kind: 'answer', data };
  const failure: ApiFailure = { kind: 'refused', code, name, outcome, mayHaveRun, message, data };
  if (outcome === 'ask-captcha') {
    const captcha = name === 'graphic-verification' ? 'graphic' : 'rapid';
    return { kind: 'captcha', captcha, failure };
  }
  return { kind: 'failure', failure };
}

function parseEnvelope(text: string): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!hasStatusCode(value)) return undefined;
  const { status_code: code, message, data } = value;
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return undefined;
  return { code, message: typeof message === 'string' ? message : '', data: data ?? null };
}
