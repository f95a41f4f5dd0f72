import type { HallCode } from '@lobby/brand-kit';
import { type Path, paths } from '@lobby/feature';
import type { ListedCategory, VenueCategory } from '../venue-types.ts';

/** The drawing of a category: that of its hall. */
export const hallOf: Record<VenueCategory, HallCode> = {
  TY: 'sport',
  ZR: 'realbet',
  QP: 'chess',
  DJ: 'gaming',
  CP: 'lottery',
  DZ: 'egame',
  BY: 'fish',
};

const { game } = paths;

/** The pages of lists, each with its category. */
const pages: readonly (readonly [Path, VenueCategory])[] = [
  [game.sportVenues, 'TY'],
  [game.live, 'ZR'],
  [game.chess, 'QP'],
  [game.esports, 'DJ'],
  [game.lottery, 'CP'],
  [game.slots, 'DZ'],
  [game.fishing, 'BY'],
];

/** The category of a list by the path of its page; sports for one that is no list. */
export function categoryAt(pathname: string): VenueCategory {
  return pages.find(([page]) => page.pattern === pathname.replace(/\/+$/, ''))?.[1] ?? 'TY';
}

/** The category whose games are listed at a page; slots for one that lists none. */
export function listedAt(pathname: string): ListedCategory {
  const category = categoryAt(pathname);
  return category === 'TY' ? 'DZ' : category;
}

/** The list of the games of a venue: at the page of its category. */
export function gamesPath({
  category,
  channelCode,
}: {
  category: VenueCategory;
  channelCode: string;
}): string {
  const page = pages.find(([, of]) => of === category)?.[0] ?? game.slots;
  return page({ venue: channelCode });
}
