// What lies below the fold, in one file that is fetched while the first paint is looked at.
export { GameHalls } from './halls/game-halls.tsx';
export { Promo } from './promo/promo.tsx';
