import { withTexts } from '@lobby/i18n';
import { HallsAndGames } from './halls/halls-and-games.tsx';
import { hallsMessages } from './halls/messages/index.ts';

// What lies below the fold, in one file that is fetched while the first paint is looked at.
export { Promo } from './promo/promo.tsx';

/** The halls of games and the games on the page, with what they say. */
export const loadGameHalls = withTexts(async () => ({ default: HallsAndGames }), hallsMessages);
