import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { paths } from '@lobby/feature';
import type { IconName } from '@lobby/ui-kit/icon';

/** One entry of the platform's navigation. */
export type NavigationEntry = Pick<
  AnswerOf<typeof contract.advertising.navigationList>[number],
  'code' | 'badge'
>;

/** One that the shell can draw and that leads somewhere. */
export interface OpenCategory {
  readonly code: CategoryCode;
  readonly badge: string;
}

/** The categories the shell knows: where each leads, how it is drawn, and whether it is a hall of games. */
export const categories = {
  home: { to: paths.home(), icon: 'home', hall: false },
  sport: { to: paths.game.sportVenues(), icon: 'sports', hall: true },
  realbet: { to: paths.game.live(), icon: 'realbet', hall: true },
  chess: { to: paths.game.chess(), icon: 'chess', hall: true },
  gaming: { to: paths.game.esports(), icon: 'gaming', hall: true },
  lottery: { to: paths.game.lottery(), icon: 'lottery', hall: true },
  egame: { to: paths.game.slots(), icon: 'egame', hall: true },
  fish: { to: paths.game.fishing(), icon: 'fishing', hall: true },
  discount: { to: paths.discounts(), icon: 'discount', hall: false },
  vip: { to: paths.mine.vip(), icon: 'vip', hall: false },
  app: { to: paths.download(), icon: 'app', hall: false },
  sponsor: { to: paths.sponsor(), icon: 'star', hall: false },
  venture: { to: paths.venture(), icon: 'users', hall: false },
  bet_record: { to: paths.mine.betHistory(), icon: 'ticket', hall: false },
} as const satisfies Record<string, { to: string; icon: IconName; hall: boolean }>;

export type CategoryCode = keyof typeof categories;

/** What is shown until the platform has said what it offers, and when it cannot be reached. */
export const defaultNavigation: readonly NavigationEntry[] = [
  { code: 'home', badge: '' },
  { code: 'sport', badge: '' },
  { code: 'bet_record', badge: '' },
];

/** Narrows a code of the platform to one the shell can draw; unknown ones are left out. */
export function isCategory(code: string): code is CategoryCode {
  return Object.hasOwn(categories, code);
}

/** Where a category leads: 体育 straight into our own sportsbook, where the brand skips the list of sport venues. */
export function wayTo(code: CategoryCode, skippingSports: boolean): string {
  return code === 'sport' && skippingSports ? paths.game.sport({ enName: 'crty' }) : categories[code].to;
}

/** The entries that lead somewhere: known to the shell, with a screen behind them. */
export function openCategories(
  entries: readonly NavigationEntry[],
  pathExists: (path: string) => boolean,
  skippingSports: boolean,
): readonly OpenCategory[] {
  return entries.flatMap(({ code, badge }) =>
    isCategory(code) && pathExists(wayTo(code, skippingSports)) ? [{ code, badge }] : [],
  );
}
