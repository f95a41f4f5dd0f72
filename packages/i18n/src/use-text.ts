import { use, useMemo, useSyncExternalStore } from 'react';
import type { Catalog } from './catalog.ts';
import { currentLocale, setLocale } from './current-locale.ts';
import type { Locale } from './locale.ts';
import { book, subscribeLocale } from './texts.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Formats a message by its id, with values for its placeholders. */
export type SayText<Id extends string> = (id: Id, values?: TextValues) => string;

/**
 * The texts of one or more catalogs in the language of the page. Suspends while they are loading; screens and dialogs
 * loaded through `lazyWithTexts` / `withTexts` never do.
 */
export function useText<Id extends string>(...catalogs: readonly Catalog<Id>[]): SayText<Id> {
  const locale = useLocale();
  for (const catalog of catalogs) use(catalog.load(locale));
  return useMemo<SayText<Id>>(() => (id, values) => book._(id, values), [locale]);
}

/** The language of the page. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, currentLocale, currentLocale);
}

export { setLocale };

/** Formats a message outside React (titles, toasts of listeners). The catalog must have been loaded. */
export function sayText<Id extends string>(_catalog: Catalog<Id>, id: Id, values?: TextValues): string {
  return book._(id, values);
}
