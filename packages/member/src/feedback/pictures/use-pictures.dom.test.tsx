import { configureApi } from '@lobby/api-client/api';
import { contract } from '@lobby/api-client/contract';
import { startSession } from '@lobby/api-client/session';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { liveHook } from '../../testing/live-hook.tsx';
import { usePictures } from './use-pictures.ts';

afterEach(cleanup);

it('a picture that is removed on its way is sent no further, and another takes its place', async () => {
  startSession({ token: 't', userId: 'u' });
  const shrink = async () => 'data:image/webp;base64,AAAA';
  const { result } = await liveHook(() => usePictures([], url => url, shrink), {});
  const requests: Request[] = [];
  // Never answers: the picture stays on its way.
  const fetch = (input: RequestInfo | URL) => {
    requests.push(new Request(input));
    return new Promise<Response>(() => {});
  };
  configureApi({ ...fakeApiSettings, fetch });
  act(() => result.current.add([new Blob(['x'])]));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toContain(contract.userFeedback.uploadImage.path);
  expect(result.current.state.pictures).toMatchObject([{ step: 'sending' }]);
  act(() => result.current.remove(result.current.state.pictures[0]?.key ?? ''));
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(result.current.state.pictures).toEqual([]);
});
