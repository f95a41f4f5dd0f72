import type { Reply } from './read-envelope.ts';
import type { Draft } from './wire.ts';

/** True when a plain call was refused because this site requires encryption. */
export function wantsEncryption(reply: Reply, draft: Draft): boolean {
  if (draft.encrypted || reply.kind !== 'failure' || reply.failure.kind !== 'refused') return false;
  const { name, data } = reply.failure;
  if (name !== 'illegal-parameter' || typeof data !== 'object' || data === null) return false;
  return 'encryptSwitch' in data && data.encryptSwitch === '1';
}
