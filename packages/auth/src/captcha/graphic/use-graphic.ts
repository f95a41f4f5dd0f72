import { toFailure } from '@lobby/api-client/endpoints';
import { useDefaultKaptchaMutation } from '@lobby/api-client/endpoints/access';
import { useEffect, useReducer } from 'react';
import { type CaptchaRequest, settle } from '../waiting.ts';
import { graphicFlow, startGraphic } from './graphic.flow.ts';

/** Fetches pictures, and hands what was read in one to whoever waits for it. */
export function useGraphic(request: CaptchaRequest, close: () => void) {
  const [state, send] = useReducer(graphicFlow, request.wrong === true, startGraphic);
  const [fetchPicture] = useDefaultKaptchaMutation();
  const fetching = state.step === 'fetching';

  useEffect(() => {
    if (!fetching) return;
    const call = fetchPicture();
    void call.then(({ data, error }) => {
      if (error) send({ type: 'failed', failure: toFailure(error) });
      else send({ type: 'fetched', image: data.image, codeId: data['x-code'] });
    });
    return () => call.abort();
  }, [fetching, fetchPicture]);

  function submit(code: string): void {
    if (state.step !== 'typing') return;
    settle(request, { kind: 'solved', proof: { kaptchcate: 1, codeId: state.codeId, code } });
    close();
  }

  return { state, send, submit };
}
