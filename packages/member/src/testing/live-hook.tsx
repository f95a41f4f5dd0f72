import { api, configureApi } from '@lobby/api-client/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { dialogsReducer } from '@lobby/dialogs';
import { verificationMessages } from '@lobby/verification/messages';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { securityMessages } from '../security/messages/index.ts';

/** Renders a hook of a dialog, with its texts, over a scripted platform. */
export async function liveHook<Value>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) {
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
  await Promise.all([securityMessages, verificationMessages].map(texts => texts.load('zh-CN')));
  return renderHook(use, { wrapper });
}
