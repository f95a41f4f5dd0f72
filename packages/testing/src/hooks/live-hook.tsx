import { api, configureApi } from '@lobby/api-client/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { dialogsReducer } from '@lobby/dialogs';
import type { StartListeners } from '@lobby/feature';
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';

/** One call as the platform received it, with what it carried. */
export type Asked = Readonly<Record<string, unknown>> & {
  readonly path: string;
  /** The operation id of a call that moves money. */
  readonly requestId: string | null;
};

interface LiveHookOptions {
  /** Of the feature that the hook belongs to. */
  readonly listeners?: readonly StartListeners[];
  /** Texts the hook waits for, loaded before it is rendered: in `act` it would wait for the end of that. */
  readonly texts?: readonly { load(locale: 'zh-CN'): Promise<unknown> }[];
}

/**
 * Renders a hook in a page with the example brand, over a scripted platform. `leave` takes it off the page, as a reload
 * does; so does the end of the test.
 */
export async function liveHook<Value>(
  use: () => Value,
  answers: Readonly<Record<string, FakeAnswer>>,
  { listeners = [], texts = [] }: LiveHookOptions = {},
) {
  const asked: Asked[] = [];
  configureApi({ ...fakeApiSettings, fetch: listening(fakePlatform(answers), asked) });
  const middleware = createListenerMiddleware();
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, dialogs: dialogsReducer }),
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false })
        .prepend(middleware.middleware)
        .concat(api.middleware),
  });
  for (const start of listeners) start(middleware.startListening);
  const actions: UnknownAction[] = [];
  middleware.startListening({ predicate: () => true, effect: action => void actions.push(action) });
  await Promise.all(texts.map(each => each.load('zh-CN')));

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
  const leave = () => root.unmount();
  onTestFinished(leave);
  const now = () => {
    if (!value) throw new Error('the hook has not been drawn');
    return value.now;
  };
  await vi.waitFor(now);
  return {
    /** What the hook returns now. */
    now,
    asked,
    leave,
    dispatch: store.dispatch,
    /** The ids of the open dialogs. */
    dialogs: () => store.getState().dialogs.stack.map(dialog => dialog.id),
    /** Everything that was dispatched. */
    actions,
  };
}

/** A platform that notes what it is asked. */
function listening(platform: typeof globalThis.fetch, asked: Asked[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const carried = request.method === 'GET' ? {} : await request.clone().json();
    const requestId = request.headers.get('x-request-id');
    asked.push({ ...carried, path: new URL(request.url).pathname, requestId });
    return platform(request);
  };
}
