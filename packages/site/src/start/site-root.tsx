import { DialogHost } from '@lobby/dialogs';
import type { Route } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import { SlotsProvider } from '@lobby/feature/slots';
import { LoadingToast } from '@lobby/ui-kit/loading-toast';
import { SceneProvider } from '@lobby/ui-kit/scene';
import { ToastRegion } from '@lobby/ui-kit/toast';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { NamedBrandProvider } from '../product-name/named-brand.tsx';
import { chunkHelp } from '../recovery/chunk-help.ts';
import { MoneyInFlightProvider } from '../recovery/money-in-flight.tsx';
import type { Site } from '../site.ts';
import { siteDialogs } from '../site-dialogs.ts';
import type { SiteStore } from '../store/create-store.ts';
import { moneyInFlight } from './money-in-flight.ts';
import { UiWords } from './ui-words.tsx';

/** Everything around the pages, inside the router: the brand, the store, what pages exist, and what floats above them. */
export function SiteRoot(props: {
  site: Site;
  store: SiteStore;
  table: readonly Route[];
  children: ReactNode;
  /** Dialogs, toasts and other parts that only live in a browser. */
  floating: boolean;
}) {
  const { site, store, table, children, floating } = props;
  const hasMoneyInFlight = moneyInFlight(site);
  const dialogs = [...siteDialogs, ...site.features.flatMap(feature => feature.dialogs ?? [])];
  const lazy = Object.fromEntries(
    site.features.flatMap(({ id, lazyDialogs }) => (lazyDialogs ? [[id, lazyDialogs]] : [])),
  );
  const rootParts = site.features.flatMap(feature => feature.rootParts ?? []);
  return (
    <Provider store={store}>
      <NamedBrandProvider brand={site.brand}>
        <KnownPathsProvider table={table}>
          <MoneyInFlightProvider value={hasMoneyInFlight}>
            <SlotsProvider value={site.slots}>
              <UiWords>
                <SceneProvider value={site.brand.art.scenes}>
                  {children}
                  {floating && (
                    <Suspense>
                      {rootParts.map((Part, index) => (
                        <Part key={index} />
                      ))}
                      <DialogHost dialogs={dialogs} lazy={lazy} chunks={chunkHelp(hasMoneyInFlight)} />
                      <ToastRegion />
                      <LoadingToast />
                    </Suspense>
                  )}
                </SceneProvider>
              </UiWords>
            </SlotsProvider>
          </MoneyInFlightProvider>
        </KnownPathsProvider>
      </NamedBrandProvider>
    </Provider>
  );
}
