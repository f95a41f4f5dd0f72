import type { venueCategories } from '@lobby/api-client/contract/game/venue-purses';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { referenceVenue } from '../provider/reference-venue.ts';
import type { Venue, Venues } from '../provider/venue.ts';

type Category = (typeof venueCategories)[number];

/** A venue that members can move money to. */
export interface VenueFacts {
  /** channelCode on the wire. */
  readonly code: string;
  readonly category: Category;
  readonly names: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  /** What answers for it. */
  open(db: Kysely<Tables>, code: string): Venue;
}

const demo = { open: referenceVenue } as const;

/** The venues of the demo, one of each category, in the order shown. The embedded sportsbook plays from the central wallet. */
export const venueList: readonly VenueFacts[] = [
  { ...demo, code: 'HYTY', category: 'TY', names: { 'zh-CN': '寰宇体育', 'zh-TW': '寰宇體育' } },
  { ...demo, code: 'YXZR', category: 'ZR', names: { 'zh-CN': '玉轩真人', 'zh-TW': '玉軒真人' } },
  { ...demo, code: 'LHQP', category: 'QP', names: { 'zh-CN': '龙湖棋牌', 'zh-TW': '龍湖棋牌' } },
  { ...demo, code: 'FYDJ', category: 'DJ', names: { 'zh-CN': '风云电竞', 'zh-TW': '風雲電競' } },
  { ...demo, code: 'HTCP', category: 'CP', names: { 'zh-CN': '鸿图彩票', 'zh-TW': '鴻圖彩票' } },
  { ...demo, code: 'JXDZ', category: 'DZ', names: { 'zh-CN': '锦绣电子', 'zh-TW': '錦繡電子' } },
  { ...demo, code: 'SHBY', category: 'BY', names: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' } },
];

/** Our own sportsbook: no money is moved to it, but it is closed as the others are. */
export const embeddedVenue = 'CRTY';

/** Every venue at work, by code. */
export function openVenues(db: Kysely<Tables>): Venues {
  return new Map(venueList.map(({ code, open }) => [code, open(db, code)]));
}

/** What is known of a venue; undefined for a code that is none's. */
export function venueOf(code: string): VenueFacts | undefined {
  return venueList.find(venue => venue.code === code);
}

/** The venues of a category; 8: all. */
export function venuesIn(category: Category | 8): readonly VenueFacts[] {
  return category === 8 ? venueList : venueList.filter(venue => venue.category === category);
}

/** The name of a venue in the member's language, or its code when it is no more. */
export function nameOf(code: string, langx: string): string {
  const names = venueOf(code)?.names;
  return names?.[langx === 'zh-TW' ? 'zh-TW' : 'zh-CN'] ?? code;
}
