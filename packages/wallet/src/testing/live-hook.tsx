import { api, configureApi } from '@lobby/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';

/** One call as the platform got it. */
export interface Asked {
  readonly path: string;
  /** The operation id of a call that moves money. */
  readonly requestId: string | null;
}

/** Renders a hook over a scripted platform. `leave` takes it off the page, as a reload does; so does the test's end. */
export async function liveHook<Value>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) {
  const asked: Asked[] = [];
  const platform = fakePlatform(answers);
  configureApi({
    ...fakeApiSettings,
    fetch: (input, init) => {
      const { url, headers } = new Request(input, init);
      asked.push({ path: new URL(url).pathname, requestId: headers.get('x-request-id') });
      return platform(input, init);
    },
  });
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer }),
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  let value: { now: Value } | undefined;
  function Live() {
    value = { now: use() };
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <Live />
    </Provider>,
  );
  const leave = () => root.unmount();
  onTestFinished(leave);
  const now = () => {
    if (!value) throw new Error('the hook has not been drawn');
    return value.now;
  };
  await vi.waitFor(now);
  return { now, asked, leave };
}
