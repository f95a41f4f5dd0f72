import { searchable } from '@lobby/api-client/searchable';
import { paths, type Route } from '@lobby/feature';
import { type Catalog, type Locale, sayText } from '@lobby/i18n';

/** A page that can be gone to: its path, and its title in the language of the site. */
export interface SitePage {
  readonly to: string;
  readonly title: string;
}

/** Every page of a site that its address alone leads to, once its titles are loaded; pages of one title are one page. */
export async function sitePages(table: readonly Route[], locale: Locale): Promise<readonly SitePage[]> {
  const reachable = table.flatMap(route => {
    const to = addressOf(route);
    return to === undefined ? [] : [{ route, to }];
  });
  await Promise.all(reachable.map(({ route }) => route.texts.load(locale).catch(() => undefined)));
  const pages = new Map<string, SitePage>();
  for (const { route, to } of reachable) {
    if (!route.texts.isLoaded(locale)) continue;
    // Safe: a title is a message of the texts of its route.
    const title = sayText(route.texts as Catalog<string>, route.title);
    if (!pages.has(title)) pages.set(title, { to, title });
  }
  return [...pages.values()];
}

/** Undefined of a page that needs to be told what it shows. */
function addressOf({ path, hideInMenu }: Route): string | undefined {
  if (hideInMenu) return undefined;
  if (path === paths.game.sport.pattern) return paths.game.sport({ enName: 'crty' });
  const bare = path.replace(/\/:\w+\?/, '');
  return bare.includes(':') || bare.includes('*') ? undefined : bare;
}

/** Those whose title has what was typed; all of them for nothing. Titles that begin with it come first. Pure. */
export function findPages(pages: readonly SitePage[], text: string): readonly SitePage[] {
  const wanted = searchable(text);
  const found = pages.filter(({ title }) => searchable(title).includes(wanted));
  const begins = ({ title }: SitePage) => Number(searchable(title).startsWith(wanted));
  return wanted === '' ? found : found.toSorted((one, two) => begins(two) - begins(one));
}
