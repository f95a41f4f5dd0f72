import { type ApiSettings, answersForgotten, configureApi, watchMoney, watchSession } from '@lobby/api';
import { editionItem, localeItem, readItem, writeItem } from '@lobby/api/storage';
import type { Brand } from '@lobby/brand-kit';
import { initLocale, type Locale } from '@lobby/i18n';
import { initEdition } from '@lobby/ui-kit/edition';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { guardWorld } from '../guard/guard.ts';
import { siteMessages } from '../messages/index.ts';
import { navigator } from '../navigation/navigator.ts';
import { isVanishedChunk, reloadOnce } from '../recovery/vanished-chunk.ts';
import { arriveFirst } from '../routes/arrive.ts';
import { routeTable } from '../routes/route-table.ts';
import { createScreens } from '../routes/screens.ts';
import { SitePages } from '../routes/site-pages.tsx';
import type { Site } from '../site.ts';
import { applyOutcomes } from '../store/apply-outcomes.ts';
import { createSiteStore } from '../store/create-store.ts';
import { followPrompts } from '../store/follow-prompts.ts';
import { followSession } from '../store/follow-session.ts';
import { notify } from '../store/notify.ts';
import { brandAt, servedWith } from './brand-at.ts';
import { moneyInFlight } from './money-in-flight.ts';
import { watchEarlyTouch } from './replay-press.ts';
import { SiteRoot } from './site-root.tsx';
import './stale.css';

/** Starts a site in the browser: settles language and edition, wires the store, draws the page. Returns what takes the page away. */
export async function startSite(built: Site, container: HTMLElement): Promise<() => void> {
  await nextTask();
  const { features } = built;
  const brand = brandAt(built.brand, servedWith(document));
  const site = { ...built, brand };
  const locale = settleChoices(brand);
  configureApi(apiSettings(brand));
  const words = siteMessages.load(locale);
  await nextTask();

  const { store, listening, addReducers } = createSiteStore();
  const table = routeTable(brand, features);
  // No page that a visit begins with needs it.
  const isBound = async () => {
    const loaded = await import('../guard/member-is-bound.ts').catch(() => undefined);
    return loaded?.memberIsBound(store);
  };
  const guards = guardWorld(store, notify, isBound);
  const screens = createScreens(addReducers);
  const forgetAnswers = () => void store.dispatch(answersForgotten());
  const world = { ...guards, table, screens, mineFrame: site.slots.mineFrame, forgetAnswers };

  applyOutcomes(listening.startListening);
  followSession(listening.startListening, navigator, table);
  followPrompts(listening.startListening);
  for (const feature of features)
    for (const start of feature.listeners ?? []) start(listening.startListening);
  watchSession(store.dispatch);
  watchMoney(store.dispatch);
  healVanishedChunks(moneyInFlight(site));
  const { search } = window.location;
  // Most visits ask for nothing.
  if (search)
    void import('./open-registration.ts')
      .then(lazy => lazy.openRegistrationIfAsked(search, store))
      .catch(() => {});

  await words;
  const first = await arriveFirst(world);
  await nextTask();
  const early = watchEarlyTouch(container.firstElementChild);
  const root = createRoot(container);
  // React takes the prerendered page away when it puts its own in place; until then a visitor keeps reading.
  startTransition(() =>
    root.render(
      <>
        <BrowserRouter>
          <SiteRoot site={site} store={store} table={table} floating>
            <SitePages first={first} world={world} />
          </SiteRoot>
        </BrowserRouter>
        <Fresh onLive={() => early.replay(container)} />
      </>,
    ),
  );
  return () => root.unmount();
}

/**
 * Rendered last on the page. Shows what was hidden because it was prerendered in another language or for visitors,
 * and reports when everything above it is interactive.
 */
function Fresh({ onLive }: { onLive: () => void }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.stale;
    delete document.documentElement.dataset.member;
  }, []);
  useEffect(onLive, []);
  return null;
}

/** Ends a task, so that the browser does what waits: all parts of the start in one would hold a slow phone up. */
function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

/** Dialogs and other lazy parts may find their file removed by a deploy. */
function healVanishedChunks(hasMoneyInFlight: () => boolean): void {
  window.addEventListener('vite:preloadError', event => {
    if (isVanishedChunk(event.payload)) reloadOnce(hasMoneyInFlight());
  });
}

/** How this brand reaches its platform. */
function apiSettings({ api, siteId }: Brand): ApiSettings {
  const { baseUrl, keyId, key, signature, encryption } = api;
  return { baseUrl, siteId, keyId, key, signature, encryption };
}

/** Takes up the language and edition of the last visit, or the brand's own. Before the first render. */
function settleChoices(brand: Brand): Locale {
  initEdition({
    fallback: brand.defaultEdition,
    forced: brand.switches.professionalTheme ? undefined : 'classic',
    memory: { read: () => readItem(editionItem), write: edition => writeItem(editionItem, edition) },
  });
  return initLocale({
    fallback: brand.defaultLocale,
    allowed: brand.locales,
    memory: { read: () => readItem(localeItem), write: locale => writeItem(localeItem, locale) },
  });
}
