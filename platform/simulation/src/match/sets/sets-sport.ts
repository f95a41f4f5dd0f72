import { setsToWin } from '@lobby/draws';
import { type FixtureResult, visibleSpan } from '@lobby/fixtures';
import type { SimulatedSport } from '../simulated-sport.ts';
import { givenUpOf } from './given-up.ts';
import { bestOfMatch, type PlayedSets, type SetsMatchParts } from './sets-rules.ts';
import { setsStateAt } from './sets-state.ts';
import { setsTimelineOf } from './sets-timeline.ts';

/** A sport of sets as the demo plays it: every set is a result, and the last one that of the match. */
export function setsSport(sport: PlayedSets): SimulatedSport {
  const endOf = (match: SetsMatchParts) =>
    givenUpOf(sport, match)?.at ?? setsTimelineOf(sport, match).sets.at(-1)!.end;
  return {
    stateAt: (match, now) => setsStateAt(sport, match, now),
    endsAt: match => ({ half: endOf(match), full: endOf(match) }),
    stillRuns: (match, now) => now < shortestEnd(sport, match) || now < endOf(match),
    resultsOf: (match, now) => resultsBy(sport, match, now - visibleSpan(match, 3)),
    voidsOf: () => [],
  };
}

/** No match that nobody gives up is over before; nobody gives up earlier than an hour before it. */
function shortestEnd({ shortestSet, pace }: PlayedSets, match: SetsMatchParts): number {
  const points = setsToWin(bestOfMatch(match)) * shortestSet;
  const lasts = (points * pace.point.least * 1000) / match.speed;
  return match.kickoff + (match.disruptions ? -(3_600_000 / match.speed) : lasts);
}

/** What is reported of what had happened by `until`. */
function resultsBy(sport: PlayedSets, match: SetsMatchParts, until: number): FixtureResult[] {
  const stopped = givenUpOf(sport, match);
  const matchId = match.id;
  if (stopped?.kind === 'walkover')
    return until < stopped.at ? [] : [{ matchId, version: 1, cancelReason: 'D7' }];
  if (until < match.kickoff) return [];
  const { sets, full } = setsTimelineOf(sport, match);
  const ended = sets.filter(({ end }) => end <= Math.min(until, stopped?.at ?? until));
  const scores = ended.map(({ score }) => score);
  const results = ended.map(
    (_, at): FixtureResult => ({
      matchId,
      version: at + 1,
      sets: scores.slice(0, at + 1),
      ...(at === sets.length - 1 && { full }),
    }),
  );
  if (!stopped || until < stopped.at) return results;
  const { score, sets: reached } = setsStateAt(sport, match, stopped.at);
  const { winner } = stopped;
  const end = { cancelReason: 'D7', reached: score, sets: reached?.scores ?? [], winner };
  return [...results, { matchId, version: ended.length + 1, ...end }];
}
