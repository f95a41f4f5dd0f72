import { api, configureApi } from '@lobby/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { dialogsReducer } from '@lobby/dialogs';
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import { authFeature } from '../index.ts';

/** One call as the platform got it. */
export type Asked = { readonly path: string } & Record<string, unknown>;

/** Renders a hook in a page with the feature's listeners, over a scripted platform. Unmounted after the test. */
export async function liveHook<Value>(
  use: () => Value,
  answers: Readonly<Record<string, FakeAnswer>>,
): Promise<{
  now: () => Value;
  asked: Asked[];
  dispatch: (action: { type: string }) => void;
  dialogs: () => string[];
  /** Everything that was dispatched. */
  actions: UnknownAction[];
}> {
  const asked: Asked[] = [];
  const listening = Object.entries(answers).map(([path, answer]) => [
    path,
    (payload: Record<string, unknown>) => {
      asked.push({ path, ...payload });
      return typeof answer === 'function' ? answer(payload) : answer;
    },
  ]);
  configureApi({ ...fakeApiSettings, fetch: fakePlatform(Object.fromEntries(listening)) });

  const middleware = createListenerMiddleware();
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, dialogs: dialogsReducer }),
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false })
        .prepend(middleware.middleware)
        .concat(api.middleware),
  });
  for (const start of authFeature.listeners) start(middleware.startListening);
  const actions: UnknownAction[] = [];
  middleware.startListening({ predicate: () => true, effect: action => void actions.push(action) });

  let value: { now: Value } | undefined;
  function Live() {
    value = { now: use() };
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <Live />
      </BrandProvider>
    </Provider>,
  );
  onTestFinished(() => root.unmount());
  const now = () => {
    if (!value) throw new Error('the hook has not been drawn');
    return value.now;
  };
  await vi.waitFor(now);
  return {
    now,
    asked,
    dispatch: store.dispatch,
    dialogs: () => store.getState().dialogs.stack.map(dialog => dialog.id),
    actions,
  };
}
