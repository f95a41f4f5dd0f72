import { api, configureApi } from '@lobby/api';
import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { usePictures } from './use-pictures.ts';

afterEach(cleanup);

it('a picture that is removed on its way is sent no further, and another takes its place', async () => {
  startSession({ token: 't', userId: 'u' });
  const shrink = async () => 'data:image/webp;base64,AAAA';
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePictures([], url => url, shrink), { wrapper });
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
