import { football, type SubCounted, subTypes } from '@lobby/sports';
import type { ScriptedMatch } from '../match/match.ts';
import { expectedCounts } from './expected-counts.ts';

const all: readonly SubCounted[] = ['corners', 'cards'];

/**
 * The sub-matches of a football match that is played as it is drawn. None of virtual football, which has no cards, nor
 * of a replayed match, whose corners and cards nobody wrote down.
 */
export function subMatchesOf(main: ScriptedMatch): ScriptedMatch[] {
  const { gtype, real, calledOff, season: _season, ...match } = main;
  if (gtype !== football.code || real || calledOff !== undefined) return [];
  return all.map(counts => ({
    ...{ ...match, gtype, real, main, counts, mainId: main.id },
    id: `${main.id}${subTypes[counts]}`,
    expected: expectedCounts(counts, main.expected),
  }));
}
