import { withTexts } from '@lobby/i18n';
import { venuesMessages } from './messages/index.ts';

/** The screen of a hall, with the menu that all halls share. */
const withMenu =
  <Screen extends object>(load: () => Promise<Screen>) =>
  async () => {
    const [screen, { HallMenu: Menu }] = await Promise.all([load(), import('./menu/hall-menu.tsx')]);
    return { ...screen, Menu };
  };

/** The screens, each in a chunk of its own. */
export default {
  venues: withMenu(() => import('./list/venues.screen.tsx')),
  games: withMenu(() => import('./games/games.screen.tsx')),
  frame: () => import('./frame/frame.screen.tsx'),
  slot: () => import('./frame/slot.screen.tsx'),
  /** For a search of the whole site. */
  findGames: withTexts(() => import('./find/find-games.tsx'), venuesMessages),
  /** Beside the screens: on the home page. */
  homeGames: withTexts(() => import('./home/home-games.tsx'), venuesMessages),
};
