import { paths, type Route } from '@lobby/feature';
import { currentLocale, sayText } from '@lobby/i18n';
import { pageMessages } from '../plain-page/messages/index.ts';

/**
 * Why a login is needed, by the title of the page that requires it. Undefined for a page that only redirects, and when
 * its texts cannot be loaded.
 */
export async function reasonToLogIn({
  path,
  texts,
  title,
}: Pick<Route, 'path' | 'texts' | 'title'>): Promise<string | undefined> {
  if (path === paths.redirect.pattern) return undefined;
  try {
    await Promise.all([texts, pageMessages].map(each => each.load(currentLocale())));
    return sayText(pageMessages, 'page.toOpen', { page: sayText(texts, title) });
  } catch {
    return undefined;
  }
}
