import type { venueCategories } from '@lobby/api-client/contract/game/venue-purses';

type Category = (typeof venueCategories)[number];

/** A venue that members can move money to. */
export interface VenueFacts {
  /** channelCode on the wire. */
  readonly code: string;
  readonly category: Category;
  readonly names: { readonly 'zh-CN': string; readonly 'zh-TW': string };
}

/** The venues of the demo, one of each category, in the order shown. The embedded sportsbook plays from the central wallet. */
export const venueList: readonly VenueFacts[] = [
  { code: 'HYTY', category: 'TY', names: { 'zh-CN': '寰宇体育', 'zh-TW': '寰宇體育' } },
  { code: 'YXZR', category: 'ZR', names: { 'zh-CN': '玉轩真人', 'zh-TW': '玉軒真人' } },
  { code: 'LHQP', category: 'QP', names: { 'zh-CN': '龙湖棋牌', 'zh-TW': '龍湖棋牌' } },
  { code: 'FYDJ', category: 'DJ', names: { 'zh-CN': '风云电竞', 'zh-TW': '風雲電競' } },
  { code: 'HTCP', category: 'CP', names: { 'zh-CN': '鸿图彩票', 'zh-TW': '鴻圖彩票' } },
  { code: 'JXDZ', category: 'DZ', names: { 'zh-CN': '锦绣电子', 'zh-TW': '錦繡電子' } },
  { code: 'SHBY', category: 'BY', names: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' } },
];

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
