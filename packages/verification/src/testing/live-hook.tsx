import { api, configureApi } from '@lobby/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { dialogsReducer } from '@lobby/dialogs';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { confirmMessages } from '../confirm/messages/index.ts';
import { verificationMessages } from '../messages/index.ts';

/** Renders a hook of a dialog that asks for codes, over a scripted platform. @param texts of the dialog itself. */
export async function liveHook<Value>(
  use: () => Value,
  answers: Readonly<Record<string, FakeAnswer>>,
  ...texts: readonly { load(locale: 'zh-CN'): Promise<unknown> }[]
) {
  configureApi({ ...fakeApiSettings, fetch: fakePlatform(answers) });
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, dialogs: dialogsReducer }),
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>{children}</BrandProvider>
    </Provider>
  );
  // A hook that waits for its texts would wait for the end of `act`.
  await Promise.all([confirmMessages, verificationMessages, ...texts].map(each => each.load('zh-CN')));
  return renderHook(use, { wrapper });
}
