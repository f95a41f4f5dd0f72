import { isTimeoutError } from 'ky';
import type { ApiFailure } from './api-failure.ts';
import { addressOf, type Sending, transport } from './transport.ts';
import { CALL_BUDGET_MS, type Draft, type Wire, type WireAnswer } from './wire.ts';

/** A call as it was sent, and what came of it, decrypted. */
export interface Sent {
  readonly sealed: Draft;
  readonly opened: WireAnswer | ApiFailure;
}

/**
 * Sends a plain draft once: the transport signs and encrypts it, and decrypts the answer. The signal sets the time
 * limit, which includes the body. Rejects only when the call could not be signed or encrypted, unsent.
 */
export async function send(draft: Draft, wire: Wire, signal: AbortSignal): Promise<Sent> {
  const sending: Sending = { wire, draft, isReady: false, answer: { kind: 'offline' } };
  const { method } = draft.call;
  try {
    await transport(addressOf(sending), { method, signal, fetch: wire.fetch, context: { sending } });
  } catch (error) {
    if (!sending.isReady) throw error;
    if (isTimeoutError(error)) sending.answer = { kind: 'timeout', afterMs: CALL_BUDGET_MS };
  }
  return { sealed: sending.draft, opened: sending.answer };
}
