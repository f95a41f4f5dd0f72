import { useBrand } from '@lobby/brand-kit';
import type { Route } from '@lobby/feature';
import { sayText, useLocale } from '@lobby/i18n';
import { useEffect } from 'react';

/** Keeps the title of the window: the page, then the product name; at home the slogan. */
export function usePageTitle({ texts, title: id }: Pick<Route, 'texts' | 'title'>): void {
  const { words } = useBrand();
  const locale = useLocale();
  const name = words.name[locale];
  const page = texts.isLoaded(locale) ? sayText(texts, id) : undefined;
  const title = id === 'site.home.title' || !page ? `${name} · ${words.slogan[locale]}` : `${page} · ${name}`;

  useEffect(() => {
    document.title = title;
  }, [title]);
}
