import { navigationCategories } from '@lobby/api-client/contract/site/advertising';
import { describe, expect, it } from 'vitest';
import { moreCategories } from './more/more-categories.ts';
import { currentItem, navItems } from './nav-items.ts';

/** Where the links lead; what the first page does not know is fetched, and leads somewhere then. */
const linksOf = (...of: Parameters<typeof navItems>) =>
  navItems(...of).flatMap(item => (item.more === undefined ? [item.to] : []));

const pages = ['/home', '/game/sport', '/game/sport/crty', '/mine/betRecord'];
const exists = (path: string) => pages.includes(path);
const skipping = true;
const listing = false;
const offered = ['home', 'sport', 'realbet', 'something-new'].map(code => ({
  code,
  badge: '',
  state: 'open' as const,
}));

describe('the main navigation', () => {
  it('links only to pages that exist, in the order of the platform', () => {
    expect(linksOf(offered, exists, listing)).toEqual(['/home', '/game/sport', '/mine/betRecord']);
  });

  it('adds the sportsbook pages where 体育 links directly to it', () => {
    expect(linksOf(offered, exists, skipping)).toEqual([
      '/home',
      '/game/sport/crty',
      '/game/sport/crty?show=today',
      '/game/sport/crty?show=early',
      '/game/sport/crty?sport=VF',
      '/mine/betRecord',
    ]);
  });

  it('leads nowhere into a sportsbook that is not there', () => {
    const without = (path: string) => exists(path) && !path.startsWith('/game/sport');
    for (const switches of [skipping, listing])
      expect(linksOf(offered, without, switches)).toEqual(['/home', '/mine/betRecord']);
  });

  it('shows a page once even if the platform lists it too', () => {
    const items = navItems(
      [...offered, { code: 'bet_record', badge: 'new', state: 'open' }],
      exists,
      listing,
    );
    expect(items.filter(item => item.to === '/mine/betRecord')).toHaveLength(1);
  });

  it('leaves out what is hidden or still to come, whatever pages there are', () => {
    const states = (['open', 'coming', 'hidden'] as const).map((state, at) => ({
      ...{ code: ['home', 'sport', 'bet_record'][at] ?? '', badge: '', state },
    }));
    expect(navItems(states, path => path === '/home' || path === '/game/sport', listing)).toHaveLength(1);
  });

  it('has all 22 categories, each with a name', () => {
    const entries = navigationCategories.map(code => ({ code, badge: '', state: 'open' as const }));
    const items = navItems(entries, path => !path.startsWith('/app/help'), listing);
    const named = items.map(item => item.more ?? item.text.replace('site.category.', ''));
    expect(named).toEqual([...navigationCategories]);
    const more = items.flatMap(item => item.more ?? []);
    expect(Object.keys(moreCategories).toSorted()).toEqual(more.toSorted());
  });

  it('marks the closest link as current', () => {
    const items = navItems(offered, exists, skipping);
    const at = (pathname: string, search = '') => currentItem(items, { pathname, search })?.to;
    expect(at('/game/sport/crty')).toBe('/game/sport/crty');
    expect(at('/game/sport/crty', '?show=early&date=2026-11-21')).toBe('/game/sport/crty?show=early');
    expect(at('/game/sport/crty', '?sport=VF&show=today')).toBe('/game/sport/crty?sport=VF');
    expect(at('/game/sport/crty', '?match=1')).toBe('/game/sport/crty');
    expect(at('/app/help/gywm')).toBeUndefined();
  });

  it('marks the list of venues as current inside one of them', () => {
    const items = navItems(offered, exists, listing);
    const location = { pathname: '/game/sport/crty', search: '?show=early' };
    expect(currentItem(items, location)?.to).toBe('/game/sport');
  });
});
