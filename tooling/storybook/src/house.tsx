import { api } from '@lobby/api';
import { betslipReducer } from '@lobby/betslip';
import { BrandProvider } from '@lobby/brand-kit';
import { dialogsReducer } from '@lobby/dialogs';
import { UiWords } from '@lobby/site/ui-words';
import { LoadingToast } from '@lobby/ui-kit/loading-toast';
import { SceneProvider } from '@lobby/ui-kit/scene';
import { ToastRegion } from '@lobby/ui-kit/toast';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands } from './brands.ts';

/** What a story may ask of the house: `parameters: { house: { path: '/home', state: { … } } }`. */
export interface HouseParameters {
  /** The address the story is at. */
  readonly path?: string;
  /** The store's first state, by slice. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The story brings its own router, store or both. */
  readonly bare?: boolean;
}

/** Everything a part of any package may expect around it: store, brand, router, toasts. */
export function House(props: { brand: string; parameters: HouseParameters; children: ReactNode }): ReactNode {
  const { brand, parameters, children } = props;
  const store = useMemo(() => makeStore(parameters.state), [parameters.state]);
  const chosen = brands[brand] ?? Object.values(brands)[0];
  if (!chosen) throw new Error('There is no brand under brands/');
  if (parameters.bare)
    return (
      <Suspense fallback={null}>
        <UiWords>{children}</UiWords>
      </Suspense>
    );

  return (
    <Provider store={store}>
      <BrandProvider brand={chosen}>
        <MemoryRouter initialEntries={[parameters.path ?? '/home']}>
          <UiWords>
            <SceneProvider value={chosen.art.scenes}>
              <Suspense fallback={null}>{children}</Suspense>
            </SceneProvider>
            <ToastRegion />
            <LoadingToast />
          </UiWords>
        </MemoryRouter>
      </BrandProvider>
    </Provider>
  );
}

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  dialogs: dialogsReducer,
  betslip: betslipReducer,
});

function makeStore(state: HouseParameters['state']) {
  return configureStore({
    reducer,
    middleware: standard => standard().concat(api.middleware),
    // Safe: a story names the slices it fills; the others begin as they are.
    preloadedState: state as Partial<ReturnType<typeof reducer>>,
  });
}
