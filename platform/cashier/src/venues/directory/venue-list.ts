import type { venueCategories, venueOpens } from '@lobby/api-client/contract/game/venue-purses';
import { rebateRate } from '@lobby/platform-bonus/rebates/rebate-rates';
import type { Names } from '@lobby/platform-kernel/calls/locale';
import { demoVenue } from '../provider/demo-venue/demo-venue.ts';
import { referenceVenue } from '../provider/reference-venue.ts';
import type { Venue, Venues } from '../provider/venue.ts';
import type { VenueTools } from '../provider/venue-tools.ts';

type Category = (typeof venueCategories)[number];

/** A venue as members see it. */
export interface ListedVenue {
  /** channelCode on the wire. */
  readonly code: string;
  readonly category: Category;
  readonly names: Names;
  readonly badge?: 'hot' | 'new';
  /** What entering it opens, once its games can be played. */
  readonly opens: Exclude<(typeof venueOpens)[number], 'none'>;
}

/** A venue that members can move money to. */
export interface VenueFacts extends ListedVenue {
  /** What answers for it. */
  open(tools: VenueTools, code: string): Venue;
  /** Whether it is on the server of the demo venues, where one is set up. */
  readonly isOnServer?: boolean;
}

const withinPlatform = { open: ({ db }: VenueTools, code: string) => referenceVenue(db, code) } as const;
/** On the server of the demo venues, where one is set up. */
const onServer = {
  isOnServer: true,
  open: (tools: VenueTools, code: string) =>
    tools.config.venueServer
      ? demoVenue(code, tools.config.venueServer, tools)
      : referenceVenue(tools.db, code),
} as const;

/** The venues of the demo, one of each category, in the order shown. The embedded sportsbook plays from the central wallet. */
export const venueList: readonly VenueFacts[] = [
  {
    ...withinPlatform,
    code: 'HYTY',
    category: 'TY',
    opens: 'lobby',
    names: { 'zh-CN': '寰宇体育', 'zh-TW': '寰宇體育' },
  },
  {
    ...onServer,
    code: 'YXZR',
    category: 'ZR',
    opens: 'games',
    names: { 'zh-CN': '玉轩真人', 'zh-TW': '玉軒真人' },
  },
  {
    ...onServer,
    code: 'LHQP',
    category: 'QP',
    opens: 'games',
    names: { 'zh-CN': '龙湖棋牌', 'zh-TW': '龍湖棋牌' },
  },
  {
    ...onServer,
    code: 'FYDJ',
    category: 'DJ',
    opens: 'games',
    names: { 'zh-CN': '风云电竞', 'zh-TW': '風雲電競' },
  },
  {
    ...onServer,
    code: 'HTCP',
    category: 'CP',
    opens: 'games',
    names: { 'zh-CN': '鸿图彩票', 'zh-TW': '鴻圖彩票' },
  },
  {
    ...onServer,
    code: 'JXDZ',
    category: 'DZ',
    opens: 'games',
    names: { 'zh-CN': '锦绣电子', 'zh-TW': '錦繡電子' },
  },
  {
    ...onServer,
    code: 'SHBY',
    category: 'BY',
    opens: 'games',
    names: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' },
  },
];

/** The venues on the server of the demo venues. */
export const serverVenues = () => venueList.filter(({ isOnServer }) => isOnServer).map(({ code }) => code);

/** Our own sportsbook: no money is moved to it, but it is closed as the others are. */
export const embeddedVenue = 'CRTY';

const embedded: ListedVenue = {
  code: embeddedVenue,
  category: 'TY',
  names: { 'zh-CN': '本站体育', 'zh-TW': '本站體育' },
  badge: 'hot',
  opens: 'page',
};

/** Venues whose games refuse to be framed, by the specification. */
const frameless: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP', 'KXZR']);

/** Whether the games of a venue may stand in a frame; otherwise they open in a tab. */
export const canBeFramed = (code: string) => !frameless.has(code);

/** Percent of valid turnover that a category pays back at the first grade, "0.60". */
export function rebatePercent(category: Category): string {
  return (Number(rebateRate(category, 0).rate) * 100).toFixed(2);
}

/** Every venue at work, by code. */
export function openVenues(tools: VenueTools): Venues {
  return new Map(venueList.map(({ code, open }) => [code, open(tools, code)]));
}

/** What is known of a venue; undefined for a code that is none's. */
export function venueOf(code: string): VenueFacts | undefined {
  return venueList.find(venue => venue.code === code);
}

/** The venues of a category; 8: all. */
export function venuesIn(category: Category | 8): readonly VenueFacts[] {
  return category === 8 ? venueList : venueList.filter(venue => venue.category === category);
}

/** Every venue of a category that is shown, the embedded one first; 8: all. */
export function shownVenues(category: Category | 8): readonly ListedVenue[] {
  const isShown = category === 8 || category === embedded.category;
  return [...(isShown ? [embedded] : []), ...venuesIn(category)];
}

/** The name of a venue in the member's language, or its code when it is no more. */
export function nameOf(code: string, langx: string): string {
  const names = code === embeddedVenue ? embedded.names : venueOf(code)?.names;
  return names?.[langx === 'zh-TW' ? 'zh-TW' : 'zh-CN'] ?? code;
}
