import { type ReactNode, Suspense, use, useMemo } from 'react';
import type { Catalog } from './catalog.ts';
import { setLocale } from './current-locale.ts';
import type { Locale } from './locale.ts';

export { loadKnownCatalogs } from './catalog.ts';

/** For tests and stories: waits for the texts of `catalogs` in `locale`, then renders its children. */
export function TestTexts(props: {
  locale?: Locale;
  catalogs?: readonly Catalog[];
  children: ReactNode;
}): ReactNode {
  return (
    <Suspense fallback={null}>
      <Ready {...props} />
    </Suspense>
  );
}

const waits = new Map<string, Promise<void>>();

function Ready({
  locale = 'zh-CN',
  catalogs = [],
  children,
}: {
  locale?: Locale;
  catalogs?: readonly Catalog[];
  children: ReactNode;
}): ReactNode {
  const wait = useMemo(() => prepare(locale, catalogs), [locale, catalogs]);
  use(wait);
  return children;
}

/** Loads the texts first and then changes the language, as the site does. */
function prepare(locale: Locale, catalogs: readonly Catalog[]): Promise<void> {
  const key = `${locale}:${catalogs.map(catalog => catalog.name).join(',')}`;
  const started = waits.get(key);
  if (started) return started;
  const promise = Promise.all(catalogs.map(catalog => catalog.load(locale)))
    .then(() => setLocale(locale))
    .finally(() => queueMicrotask(() => setTimeout(() => waits.delete(key), 0)));
  waits.set(key, promise);
  return promise;
}
