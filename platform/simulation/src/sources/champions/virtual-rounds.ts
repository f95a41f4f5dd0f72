import { beijingParts } from '@lobby/calendar';
import { mostGoals, type Outright } from '@lobby/fixtures';
import { virtualLeague } from '@lobby/leagues';
import type { ScriptedMatch } from '../../match/match.ts';
import { virtualMatchEvery } from '../draw-days.ts';
import { nameOfRound } from './round-name.ts';

/** Every club plays once in a round. */
const matchesInRound = virtualLeague.clubs.length / 2;

/** Who scores most in a round of virtual football: opens when all of its matches are published and none has begun. */
export function roundOutrights(matches: readonly ScriptedMatch[], now: number): Outright[] {
  const rounds = grouped(matches, ({ kickoff }) => Math.floor(kickoff / virtualMatchEvery / matchesInRound));
  return [...rounds].flatMap(([round, played]) => {
    const outright =
      played.length === matchesInRound &&
      mostGoals(
        {
          id: `8${round}`,
          lid: virtualLeague.lid,
          league: virtualLeague.names,
          name: nameOfRound(numberInDay(round)),
          opensAt: now,
        },
        played,
      );
    return outright ? [outright] : [];
  });
}

/** From 1, of a day of Beijing: 90 rounds fit in one exactly. */
function numberInDay(round: number): number {
  const began = round * matchesInRound * virtualMatchEvery;
  return Math.floor(beijingParts(began).msOfDay / (matchesInRound * virtualMatchEvery)) + 1;
}

/** Items by a number of each, in the order in which the numbers appear. */
function grouped<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => number,
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(numberOf(item));
    if (group) group.push(item);
    else groups.set(numberOf(item), [item]);
  }
  return groups;
}
