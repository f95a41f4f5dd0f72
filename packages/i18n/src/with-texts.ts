import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Catalog } from './catalog.ts';
import { currentLocale } from './current-locale.ts';

/** A loader of a module and its texts, in parallel. For routes and dialogs. */
export function withTexts<Module>(
  load: () => Promise<Module>,
  ...catalogs: readonly Catalog[]
): () => Promise<Module> {
  return async () => {
    const words = Promise.all(catalogs.map(catalog => catalog.load(currentLocale())));
    const [module] = await Promise.all([load(), words]);
    return module;
  };
}

/** `React.lazy` for a view together with its texts. */
export function lazyWithTexts<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...catalogs: readonly Catalog[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(withTexts(load, ...catalogs));
}
