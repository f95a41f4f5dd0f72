import type { AnswerOf, contract } from '@lobby/api-client/contract';
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
  home: { to: '/home', icon: 'home', hall: false },
  sport: { to: '/game/sport/crty', icon: 'sports', hall: true },
  realbet: { to: '/game/realbet', icon: 'realbet', hall: true },
  chess: { to: '/game/chess', icon: 'chess', hall: true },
  gaming: { to: '/game/gaming', icon: 'gaming', hall: true },
  lottery: { to: '/game/lottery', icon: 'lottery', hall: true },
  egame: { to: '/game/egame', icon: 'egame', hall: true },
  fish: { to: '/game/fishing', icon: 'fishing', hall: true },
  discount: { to: '/activity/discount', icon: 'discount', hall: false },
  vip: { to: '/mine/vip', icon: 'vip', hall: false },
  app: { to: '/download', icon: 'app', hall: false },
  sponsor: { to: '/sponsor', icon: 'star', hall: false },
  venture: { to: '/venture', icon: 'users', hall: false },
  bet_record: { to: '/mine/betRecord', icon: 'ticket', hall: false },
} as const satisfies Record<string, { to: string; icon: IconName; hall: boolean }>;

export type CategoryCode = keyof typeof categories;

/** What is shown until the platform has said what it offers, and when it cannot be reached. */
export const standingNavigation: readonly NavigationEntry[] = [
  { code: 'home', badge: '' },
  { code: 'sport', badge: '' },
  { code: 'bet_record', badge: '' },
];

/** Narrows a code of the platform to one the shell can draw; unknown ones are left out. */
export function isCategory(code: string): code is CategoryCode {
  return Object.hasOwn(categories, code);
}

/** The entries that lead somewhere: known to the shell, with a screen behind them. */
export function openCategories(
  entries: readonly NavigationEntry[],
  pathExists: (path: string) => boolean,
): readonly OpenCategory[] {
  return entries.flatMap(({ code, badge }) =>
    isCategory(code) && pathExists(categories[code].to) ? [{ code, badge }] : [],
  );
}
