/// <reference path="./compiled.d.ts" />
import type { Messages } from '@lingui/core';
import type { Locale } from './locale.ts';
import { addMessages } from './texts.ts';

/** React reads `status` and draws at once what is already here, on the server and when taking over its page. */
type Tracked = Promise<void> & { status?: 'fulfilled'; value?: undefined };

type MessageModule<M> = () => Promise<{ default: M }>;

/** The texts of one package. Loaded per locale, together with the screen that shows them. */
export interface Catalog<Id extends string = string> {
  readonly name: string;
  /** Loads the texts of a locale; the same promise for every caller. A failed load can be retried. */
  load(locale: Locale): Promise<void>;
  isLoaded(locale: Locale): boolean;
  /** Never present at run time: carries the message ids for `useText`. */
  readonly ids?: Id;
}

const known = new Set<Catalog>();

/**
 * Names the messages of a package: zh-CN is `import('./zh-CN.json')`, and zh-TW, which the Vite plugin of
 * `@lobby/i18n/vite` drafts from it, `import('./zh-CN.json?zh-TW')`. Ids come from the zh-CN file, so a misspelt id
 * does not compile.
 */
export function defineCatalog<Source extends Record<string, unknown>>(
  name: string,
  files: { 'zh-CN': MessageModule<Source>; 'zh-TW': MessageModule<Record<string, unknown>> },
): Catalog<keyof Source & string> {
  const loading = new Map<Locale, Tracked>();
  const loaded = new Set<Locale>();

  const catalog: Catalog<keyof Source & string> = {
    name,
    isLoaded: locale => loaded.has(locale),
    load(locale) {
      const started = loading.get(locale);
      if (started) return started;
      const promise: Tracked = files[locale]().then(
        module => {
          // Safe: the plugin has compiled every value to Lingui's message form.
          addMessages(locale, module.default as Messages);
          loaded.add(locale);
          promise.status = 'fulfilled';
        },
        (error: unknown) => {
          loading.delete(locale);
          throw error;
        },
      );
      loading.set(locale, promise);
      return promise;
    },
  };
  known.add(catalog);
  return catalog;
}

/** Brings in `locale` for every catalog that is in use in `current`. */
export async function loadCatalogsInUse(current: Locale, locale: Locale): Promise<void> {
  const inUse = [...known].filter(catalog => catalog.isLoaded(current));
  await Promise.all(inUse.map(catalog => catalog.load(locale)));
}

/** Brings in `locale` for every catalog that a loaded module defines, so that nothing waits for its texts. */
export async function loadKnownCatalogs(locale: Locale): Promise<void> {
  await Promise.all([...known].map(catalog => catalog.load(locale)));
}
