import { paths, type Route } from '@lobby/feature';
import { currentLocale, sayText } from '@lobby/i18n';
import { siteMessages } from '../messages/index.ts';

/**
 * What a login is for, by the title of the page that needs it. Undefined for a page that only leads elsewhere, and when
 * the words cannot be had.
 */
export async function reasonToLogIn({
  path,
  texts,
  title,
}: Pick<Route, 'path' | 'texts' | 'title'>): Promise<string | undefined> {
  if (path === paths.redirect.pattern) return undefined;
  try {
    await texts.load(currentLocale());
    return sayText(siteMessages, 'site.guard.toOpen', { page: sayText(texts, title) });
  } catch {
    return undefined;
  }
}
