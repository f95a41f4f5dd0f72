import type { Route } from '@lobby/feature';
import { currentLocale, sayText } from '@lobby/i18n';
import { siteMessages } from '../messages/index.ts';

/** The title of the page a login is for; undefined when its texts cannot be loaded. */
export async function reasonToLogIn({
  texts,
  title,
}: Pick<Route, 'texts' | 'title'>): Promise<string | undefined> {
  try {
    await texts.load(currentLocale());
    return sayText(siteMessages, 'site.guard.toOpen', { page: sayText(texts, title) });
  } catch {
    return undefined;
  }
}
