/** The screens, each in a chunk of its own. */
export default {
  venues: () => import('./list/venues.screen.tsx'),
  games: () => import('./games/games.screen.tsx'),
  frame: () => import('./frame/frame.screen.tsx'),
  slot: () => import('./frame/slot.screen.tsx'),
};
