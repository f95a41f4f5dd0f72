import { paths } from '@lobby/feature';

/** What a shortcut does: opens the search, opens the table of shortcuts, or goes to a page. */
export type ShortcutAction = 'palette' | 'help' | { readonly to: string };

/** The first key of those that go to a page, as in mail programs. */
export const goKey = 'g';

/** The second key of each page. */
export const goTo = [
  { key: 'h', text: 'palette.shortcuts.home', to: paths.home() },
  { key: 's', text: 'palette.shortcuts.sport', to: paths.game.sport({ enName: 'crty' }) },
  { key: 'b', text: 'palette.shortcuts.bets', to: paths.mine.betHistory() },
  { key: 'w', text: 'palette.shortcuts.wallet', to: paths.mine.wallet() },
  { key: 'm', text: 'palette.shortcuts.message', to: paths.mine.message() },
  { key: 'd', text: 'palette.shortcuts.discounts', to: paths.discounts() },
] as const;
