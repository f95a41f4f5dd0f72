import ky, { type NormalizedOptions } from 'ky';
import type { ApiFailure } from './api-failure.ts';
import { decryptAnswer } from './decrypt-answer.ts';
import { encryptDraft } from './encrypt-draft.ts';
import { readAnswer } from './read-answer.ts';
import { signDraft } from './sign-draft.ts';
import { CALL_BUDGET_MS, type Draft, type Wire, type WireAnswer } from './wire.ts';

/** One sending of a call. The hooks of the transport replace its parts as it leaves and as it is answered. */
export interface Sending {
  readonly wire: Wire;
  /** Plain at first, then signed and encrypted. */
  draft: Draft;
  /** True from the moment it is signed and encrypted: a failure from then on is the network's. */
  isReady: boolean;
  /** `offline` until it is answered, then the decrypted answer. */
  answer: WireAnswer | ApiFailure;
}

/**
 * Carries every call in one request that is never repeated. Its time limit ends at the head of the answer;
 * `withinBudget` holds the same limit for the whole call.
 */
export const transport = ky.create({
  timeout: CALL_BUDGET_MS,
  retry: 0,
  throwHttpErrors: false,
  hooks: { beforeRequest: [signAndEncrypt], afterResponse: [decrypt] },
});

/** The address of a draft as it stands, plain or encrypted. */
export function addressOf({ draft, wire }: Sending): string {
  return wire.baseUrl.replace(/\/$/, '') + draft.target;
}

async function signAndEncrypt({ signal }: Request, options: NormalizedOptions): Promise<Request> {
  const sending = sendingIn(options);
  const signed = await signDraft(sending.draft, sending.wire);
  sending.draft = await encryptDraft(signed, sending.wire);
  sending.isReady = true;
  const { call, headers, body } = sending.draft;
  return new Request(addressOf(sending), {
    method: call.method,
    headers,
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
  });
}

async function decrypt(_request: Request, options: NormalizedOptions, response: Response): Promise<void> {
  const sending = sendingIn(options);
  const answer = await readAnswer(response);
  sending.answer = await decryptAnswer(answer, sending.draft, sending.wire);
}

function sendingIn({ context }: NormalizedOptions): Sending {
  // Safe: `send` alone uses the transport, and passes it with each call.
  return context.sending as Sending;
}
