import { decryptBody, isEncryptedBody } from '../encryption/index.ts';
import { codeOf, entryOf } from '../result-codes/index.ts';
import type { ApiFailure } from './api-failure.ts';
import { hasStatusCode } from './read-envelope.ts';
import type { Draft, Wire, WireAnswer } from './wire.ts';

/**
 * Decrypts the answer of an encrypted call. A refusal may be plain (a server that cannot decrypt a call cannot encrypt
 * its answer either); a success may not.
 */
export async function decryptAnswer(
  answer: WireAnswer | ApiFailure,
  draft: Draft,
  wire: Wire,
): Promise<WireAnswer | ApiFailure> {
  if (answer.kind !== 'wire-answer' || !draft.encrypted) return answer;
  const outer = parsed(answer.text);
  if (isEncryptedBody(outer)) {
    const text = await decryptBody(wire.key, outer, draft.requestId);
    return text === undefined ? { kind: 'unreadable', stage: 'decrypt' } : { ...answer, text };
  }
  if (isRefusal(outer) || !isOk(answer.status)) return answer;
  return { kind: 'unreadable', stage: 'decrypt' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(value: unknown): boolean {
  if (!hasStatusCode(value)) return false;
  const code = value.status_code;
  return typeof code === 'number' && code !== codeOf('success') && entryOf(code) !== undefined;
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
