import { toFailure } from '@lobby/api';
import { mayHaveRun, reasonOf } from '@lobby/api-client/refusal-reasons';
import { useReducer, useRef } from 'react';
import { setOnceFlow, startSetOnce } from './set-once.flow.ts';

/** The answer to a call that saves. */
interface Saved {
  readonly error?: Parameters<typeof toFailure>[0] | undefined;
}

/**
 * Something that is set once, at work. `onSaved`: it is saved.
 * @param isSet the reason with which the platform refuses what is set already.
 * @param typed what was entered before.
 */
export function useSetOnce(
  save: (value: string) => Promise<Saved>,
  isSet: 'real-name-set' | 'birthday-set',
  onSaved: () => void,
  typed = '',
) {
  const [state, send] = useReducer(setOnceFlow, typed, startSetOnce);
  /** What a call that failed may have saved all the same. */
  const perhapsSaved = useRef<string>(undefined);

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    send({ type: 'confirmed' });
    const { error } = await save(state.value);
    const failure = error && toFailure(error);
    if (failure && !(perhapsSaved.current === state.value && reasonOf(failure) === isSet)) {
      if (mayHaveRun(failure, 'change')) perhapsSaved.current = state.value;
      return send({ type: 'failed', failure });
    }
    send({ type: 'saved' });
    onSaved();
  }

  return { state, send, confirm };
}
