import type { Route } from '@lobby/feature';
import { routeTable } from '../routes/route-table.ts';
import type { Site } from '../site.ts';

/** A page that anybody may open by an address without a part that varies. */
export interface PublicPage {
  readonly path: string;
  /** The address of the same page that search engines are to keep. */
  readonly canonical: string;
}

/** The public pages of a site, by the switches of its brand; of two addresses of one page the first is kept. */
export function publicPages({ brand, features }: Site): readonly PublicPage[] {
  const found: (PublicPage & Pick<Route, 'title'>)[] = [];
  for (const { path: pattern, title, access, hideInMenu } of routeTable(brand, features)) {
    const path = pattern.replace(/\/:\w+\?$/, '');
    if (access !== 'public' || hideInMenu || /[:*]/.test(path)) continue;
    const same = found.find(page => page.title === title);
    found.push({ path, title, canonical: same?.canonical ?? path });
  }
  return found.map(({ path, canonical }) => ({ path, canonical }));
}
