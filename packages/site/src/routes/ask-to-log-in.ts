import type { Route } from '@lobby/feature';
import { currentLocale, sayText } from '@lobby/i18n';
import { siteMessages } from '../messages/index.ts';

/** What a login is for, by the title of the page that needs it; undefined when its words cannot be had. */
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
