import { tennisGame } from '@lobby/draws';
import type { PlayedSets } from './sets-rules.ts';

/** Points half a minute apart, a minute more at every change of ends. */
export const tennis: PlayedSets = {
  game: tennisGame,
  pace: { point: { least: 20, most: 42 }, ends: 60 },
  tossesLast: false,
  givenUp: { retired: 15, walkover: 5 },
  shortestSet: 24,
};
