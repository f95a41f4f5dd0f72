import { describe, expect, it } from 'vitest';
import { currentItem, navItems } from './nav-items.ts';

const pages = ['/home', '/game/sport', '/game/sport/crty', '/mine/betRecord'];
const exists = (path: string) => pages.includes(path);
const offered = ['home', 'sport', 'realbet', 'something-new'].map(code => ({ code, badge: '' }));

describe('the main navigation', () => {
  it('links only to pages that exist, in the order of the platform', () => {
    expect(navItems(offered, exists, false).map(item => item.to)).toEqual([
      '/home',
      '/game/sport',
      '/mine/betRecord',
    ]);
  });

  it('adds the sportsbook pages where 体育 links directly to it', () => {
    expect(navItems(offered, exists, true).map(item => item.to)).toEqual([
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
    for (const skippingSports of [true, false])
      expect(navItems(offered, without, skippingSports).map(item => item.to)).toEqual([
        '/home',
        '/mine/betRecord',
      ]);
  });

  it('shows a page once even if the platform lists it too', () => {
    const items = navItems([...offered, { code: 'bet_record', badge: 'new' }], exists, false);
    expect(items.filter(item => item.to === '/mine/betRecord')).toHaveLength(1);
  });

  it('marks the closest link as current', () => {
    const items = navItems(offered, exists, true);
    const at = (pathname: string, search = '') => currentItem(items, { pathname, search })?.to;
    expect(at('/game/sport/crty')).toBe('/game/sport/crty');
    expect(at('/game/sport/crty', '?show=early&date=2026-11-21')).toBe('/game/sport/crty?show=early');
    expect(at('/game/sport/crty', '?sport=VF&show=today')).toBe('/game/sport/crty?sport=VF');
    expect(at('/game/sport/crty', '?match=1')).toBe('/game/sport/crty');
    expect(at('/app/help/gywm')).toBeUndefined();
  });

  it('marks the list of venues as current inside one of them', () => {
    const items = navItems(offered, exists, false);
    const location = { pathname: '/game/sport/crty', search: '?show=early' };
    expect(currentItem(items, location)?.to).toBe('/game/sport');
  });
});
