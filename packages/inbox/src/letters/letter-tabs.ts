import type { AnswerOf, contract } from '@lobby/api-client/contract';

type Unread = AnswerOf<typeof contract.letter.getUnreadForType>;

/** The tabs of the page, in order: letters to the member and broadcasts of a kind together, then the site's notices. */
export const letterTabs = ['notice', 'activity', 'bulletin', 'match', 'fd', 'platform'] as const;

export type LetterTab = (typeof letterTabs)[number];

/** A tab of letters; `platform` shows notices, which everybody sees and nobody has read. */
export type KindTab = Exclude<LetterTab, 'platform'>;

/** The kinds of letters of each tab. */
export const kindsOf = {
  notice: ['notice', 'brnotice'],
  activity: ['activity', 'bractivity'],
  bulletin: ['brbulletin'],
  match: ['brmatch'],
  fd: ['fd', 'brfd'],
} as const satisfies Record<KindTab, readonly string[]>;

/** Unread letters of a tab. */
export function unreadOf(tab: LetterTab, counts: Unread | undefined): number {
  if (tab === 'platform' || !counts) return 0;
  return kindsOf[tab].reduce((sum, kind) => sum + counts[`${kind}_count`], 0);
}
