import { toFailure } from '@lobby/api';
import { useDefaultKaptchaMutation } from '@lobby/api/endpoints/user-verification';
import { useEffect, useReducer } from 'react';
import { type CaptchaRequest, settle } from '../waiting.ts';
import { askedWork } from '../work/asked-work.ts';
import { useWork } from '../work/use-work.ts';
import { graphicFlow, startGraphic } from './graphic.flow.ts';

/** Fetches pictures, does their work, and resolves the caller's promise with the letters. */
export function useGraphic(request: CaptchaRequest, close: () => void) {
  const [state, send] = useReducer(graphicFlow, request.wrong === true, startGraphic);
  const [fetchPicture] = useDefaultKaptchaMutation();
  const fetching = state.step === 'fetching';
  const nonce = useWork('codeId' in state ? { id: state.codeId, bits: state.bits } : undefined);
  const { bits } = request;

  useEffect(() => {
    if (!fetching) return;
    const call = fetchPicture(bits === undefined ? {} : { work: { bits } });
    void call.then(({ data, error }) => {
      if (error) send({ type: 'failed', failure: toFailure(error) });
      else send({ type: 'fetched', image: data.image, codeId: data['x-code'], bits: askedWork(data) });
    });
    return () => call.abort();
  }, [fetching, fetchPicture, bits]);

  async function submit(letters: string): Promise<void> {
    if (state.step !== 'typing') return;
    send({ type: 'submitted' });
    const done = await nonce();
    if (done === undefined) return;
    const code = done === '' ? letters : `${letters}.${done}`;
    settle(request, { kind: 'solved', proof: { kaptchcate: 1, codeId: state.codeId, code } });
    close();
  }

  return { state, send, submit };
}
