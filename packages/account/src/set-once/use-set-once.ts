import { toFailure } from '@lobby/api';
import { useReducer } from 'react';
import { setOnceFlow, startSetOnce } from './set-once.flow.ts';

/** The answer to a call that saves. */
interface Saved {
  readonly error?: Parameters<typeof toFailure>[0] | undefined;
}

/** Something that is set once, at work. `onSaved`: it is saved. */
export function useSetOnce(save: (value: string) => Promise<Saved>, onSaved: () => void) {
  const [state, send] = useReducer(setOnceFlow, startSetOnce);

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    send({ type: 'confirmed' });
    const { error } = await save(state.value);
    if (error) return send({ type: 'failed', failure: toFailure(error) });
    send({ type: 'saved' });
    onSaved();
  }

  return { state, send, confirm };
}
