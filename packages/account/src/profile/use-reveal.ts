import { toFailure } from '@lobby/api';
import { useDecryptSingleMutation } from '@lobby/api/endpoints/country-area';
import { useReducer } from 'react';
import { keepDecrypted, readDecrypted, type SecretKey } from './decrypted-item.ts';
import { type RevealState, revealFlow } from './reveal.flow.ts';

type Sealed = Readonly<Record<SecretKey, string>>;

/**
 * Shows one masked datum at a time in clear: what was decrypted in this session at once, anything else by a call.
 * @param sealed the encrypted data of `member/info`; undefined while they are not known.
 */
export function useReveal(sealed: Sealed | undefined): [RevealState, (key: SecretKey) => Promise<void>] {
  const [state, send] = useReducer(revealFlow, { step: 'hidden' });
  const [decrypt] = useDecryptSingleMutation();
  // A datum that was changed meanwhile is masked again.
  const isOld = state.step === 'shown' && sealed?.[state.key] !== state.sealed;

  async function toggle(key: SecretKey): Promise<void> {
    if (!isOld && state.step === 'shown' && state.key === key) return send({ type: 'hidden' });
    const text = sealed?.[key];
    if (!text) return;
    send({ type: 'asked', key });
    const known = readDecrypted(key, text);
    if (known !== undefined) return send({ type: 'decrypted', key, sealed: text, value: known });
    const answer = await decrypt({ value: text });
    if (answer.error) return send({ type: 'failed', key, failure: toFailure(answer.error) });
    keepDecrypted(key, text, answer.data.value);
    send({ type: 'decrypted', key, sealed: text, value: answer.data.value });
  }

  return [isOld ? { step: 'hidden' } : state, toggle];
}
