import { useBrand } from '@lobby/brand-kit';
import { sayText, useLocale } from '@lobby/i18n';
import { useEffect } from 'react';
import type { RouteHandle } from './route-handle.ts';

/** Keeps the title of the window: the page, then the product name; at home the slogan. */
export function usePageTitle(handle: RouteHandle | undefined): void {
  const { words } = useBrand();
  const locale = useLocale();
  const name = words.name[locale];
  const page = handle?.texts?.isLoaded(locale) ? sayText(handle.texts, handle.title) : undefined;
  const title =
    handle?.title === 'site.home.title' || !page ? `${name} · ${words.slogan[locale]}` : `${page} · ${name}`;

  useEffect(() => {
    document.title = title;
  }, [title]);
}
