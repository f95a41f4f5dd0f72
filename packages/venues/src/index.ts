import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { venuesMessages } from './messages/index.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: venuesMessages,
  layout: 'main',
  access: 'public',
});

const { game } = paths;

/** Venues and games: the lists of venues, the lists of slots and fishing games, and the frames they are played in. */
export const venuesFeature = defineFeature({
  id: 'venues',
  routes: [
    page(game.sportVenues, 'venues.title.TY', 'venues', { when: switches => switches.selfRunSports }),
    page(game.live, 'venues.title.ZR', 'venues'),
    page(game.chess, 'venues.title.QP', 'venues'),
    page(game.esports, 'venues.title.DJ', 'venues'),
    page(game.lottery, 'venues.title.CP', 'venues'),
    page(game.slots, 'venues.title.DZ', 'games'),
    page(game.fishing, 'venues.title.BY', 'games'),
    page(game.frame, 'venues.title.frame', 'frame', { layout: 'full', access: 'member', hideInMenu: true }),
    page(game.slot, 'venues.title.frame', 'slot', { layout: 'full', hideInMenu: true }),
    page(game.pgSlot, 'venues.title.frame', 'slot', { layout: 'bare', hideInMenu: true }),
  ],
  slots: { homeGames: load('homeGames'), findGames: load('findGames') },
});
