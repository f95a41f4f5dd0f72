import type { Fixture } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Counted } from '@lobby/sports';

/** What stands behind the names of the clubs of a sub-match, as books of this kind write it. */
const suffixes: Readonly<Record<Counted, Readonly<Record<Locale, string>>>> = {
  goals: { 'zh-CN': '', 'zh-TW': '' },
  corners: { 'zh-CN': ' -角球数', 'zh-TW': ' -角球數' },
  cards: { 'zh-CN': ' -罚牌数', 'zh-TW': ' -罰牌數' },
};

/** A club of a match by what is counted of it: "罗马 -角球数". Empty where there is no club. */
export function nameCounted(club: string, counts: Counted, locale: Locale): string {
  return club && `${club}${suffixes[counts][locale]}`;
}

/** What the clubs of a match are called in a language. */
export function clubsOf({ home, away, counts = 'goals' }: Fixture, locale: Locale) {
  return {
    home: nameCounted(home[locale], counts, locale),
    away: nameCounted(away[locale], counts, locale),
  };
}
