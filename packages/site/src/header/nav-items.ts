import { paths } from '@lobby/feature';
import { virtualFootballCode } from '@lobby/sports';
import type { IconName } from '@lobby/ui-kit/icon';
import { type CategoryCode, categories, isCategory, type NavigationEntry, wayTo } from './categories.ts';

/** A category that the first page does not know: what it is, is fetched. */
export interface MoreItem {
  /** Nowhere that an address could be. */
  readonly to: '';
  readonly more: string;
  readonly badge: string;
}

/** One link of the main navigation. */
export interface NavItem {
  readonly more?: undefined;
  readonly to: string;
  readonly text: `site.category.${CategoryCode | 'today' | 'early' | 'virtual' | 'rules' | 'safer'}`;
  readonly icon: IconName;
  readonly badge: string;
}

/** Ways straight into a part of our own sportsbook; shown beside 体育 where 体育 leads into it. */
const sportShortcuts = [
  {
    to: paths.game.sport({ enName: 'crty' }, { show: 'today' }),
    text: 'site.category.today',
    icon: 'calendar',
    badge: '',
  },
  {
    to: paths.game.sport({ enName: 'crty' }, { show: 'early' }),
    text: 'site.category.early',
    icon: 'clock',
    badge: '',
  },
  {
    to: paths.game.sport({ enName: 'crty' }, { sport: virtualFootballCode }),
    text: 'site.category.virtual',
    icon: 'virtual-football',
    badge: '',
  },
] as const satisfies readonly NavItem[];

/** Pages every member looks for, whatever the platform offers. */
const permanentItems = [
  { to: paths.mine.betHistory(), text: 'site.category.bet_record', icon: 'ticket', badge: '' },
  { to: paths.help.tywt(), text: 'site.category.rules', icon: 'whistle', badge: '' },
  { to: paths.help.bczr(), text: 'site.category.safer', icon: 'shield', badge: '' },
] as const satisfies readonly NavItem[];

/** The navigation in order: what the platform offers, as far as its screens exist, then the standing pages. */
export function navItems(
  entries: readonly NavigationEntry[],
  pathExists: (path: string) => boolean,
  skippingSports: boolean,
): readonly (NavItem | MoreItem)[] {
  const offered = entries.flatMap(({ code, badge, state }): readonly (NavItem | MoreItem)[] => {
    if (state !== 'open') return [];
    if (!isCategory(code)) return [{ to: '', more: code, badge }];
    const to = wayTo(code, skippingSports);
    if (!pathExists(to)) return [];
    const item: NavItem = { to, text: `site.category.${code}`, icon: categories[code].icon, badge };
    return code === 'sport' && skippingSports ? [item, ...sportShortcuts] : [item];
  });
  const permanent = permanentItems.filter(
    item => pathExists(item.to) && !offered.some(other => other.to === item.to),
  );
  return [...offered, ...permanent];
}

/** Whether a link is where the visitor is: the address with its search, or the path when nothing fits better. */
export function currentItem(
  items: readonly (NavItem | MoreItem)[],
  location: { readonly pathname: string; readonly search: string },
): NavItem | MoreItem | undefined {
  const wanted = new URLSearchParams(location.search);
  // A page below it, as a venue below the list of venues, counts as well.
  const here = items.filter(({ to }) => {
    const [path] = to.split('?');
    return path !== '' && `${location.pathname}/`.startsWith(`${path}/`);
  });
  const closer = here.find(item => {
    const [, search] = item.to.split('?');
    if (search === undefined) return false;
    const own = new URLSearchParams(search);
    // Another sport has lists of the same names.
    return own.get('sport') === wanted.get('sport') && [...own].every(([k, v]) => wanted.get(k) === v);
  });
  return closer ?? here.find(item => !item.to.includes('?'));
}
