import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { paths } from '@lobby/feature';
import type { IconName } from '@lobby/ui-kit/icon';

/** One entry of the platform's navigation. */
export type NavigationEntry = Pick<
  AnswerOf<typeof contract.advertising.navigationList>[number],
  'code' | 'badge' | 'state'
>;

/**
 * The categories of the first page: where each leads, how it is drawn, and whether it is a hall of games. The others are
 * fetched where a site opens one of them (`more/`).
 */
export const categories = {
  home: { to: paths.home(), icon: 'home' },
  sport: { to: paths.game.sportVenues(), icon: 'sports', hall: true },
  realbet: { to: paths.game.live(), icon: 'realbet', hall: true },
  chess: { to: paths.game.chess(), icon: 'chess', hall: true },
  gaming: { to: paths.game.esports(), icon: 'gaming', hall: true },
  lottery: { to: paths.game.lottery(), icon: 'lottery', hall: true },
  egame: { to: paths.game.slots(), icon: 'egame', hall: true },
  fish: { to: paths.game.fishing(), icon: 'fishing', hall: true },
  bet_record: { to: paths.mine.betHistory(), icon: 'ticket' },
} as const satisfies Record<string, { to: string; icon: IconName; hall?: boolean }>;

export type CategoryCode = keyof typeof categories;

/** What is shown until the platform has said what it offers, and when it cannot be reached. */
export const defaultNavigation: readonly NavigationEntry[] = [
  { code: 'home', badge: '', state: 'open' },
  { code: 'sport', badge: '', state: 'open' },
  { code: 'bet_record', badge: '', state: 'open' },
];

/** Whether a code of the platform is of a category of the first page. */
export function isCategory(code: string): code is CategoryCode {
  return Object.hasOwn(categories, code);
}

/** Where a category leads: 体育 straight into our own sportsbook, where the brand skips the list of sport venues. */
export function wayTo(code: CategoryCode, skippingSports: boolean): string {
  return code === 'sport' && skippingSports ? paths.game.sport({ enName: 'crty' }) : categories[code].to;
}
