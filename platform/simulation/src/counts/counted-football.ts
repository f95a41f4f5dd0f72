import type { Score } from '@lobby/betting';
import { type FixtureResult, isLive, type MatchState, visibleSpan } from '@lobby/fixtures';
import type { SubCounted } from '@lobby/sports';
import { disruptionOf } from '../match/disruptions.ts';
import type { ScriptedMatch } from '../match/match.ts';
import { endsAt, stateAt, stillRuns } from '../match/match-state.ts';
import { scriptMoment } from '../match/script-moment.ts';
import type { SimulatedSport } from '../match/simulated-sport.ts';
import { type CountEvents, countEventsOf } from './count-events.ts';

/** Corners or cards of a football match: played, stopped and called off with it, and scored by what is counted. */
export const countedFootball: SimulatedSport = {
  stateAt: (match, now) => countedState(mainOf(match), countsOf(match), now),
  endsAt: match => endsAt(mainOf(match)),
  stillRuns: (match, now) => stillRuns(mainOf(match), now),
  resultsOf: countedResults,
  voidsOf: () => [],
};

function mainOf({ id, main }: ScriptedMatch): ScriptedMatch {
  if (!main) throw new Error(`Match ${id} is no sub-match.`);
  return main;
}

function countsOf({ id, counts }: ScriptedMatch): SubCounted {
  if (counts !== 'corners' && counts !== 'cards') throw new Error(`Match ${id} is no sub-match.`);
  return counts;
}

function countedState(main: ScriptedMatch, counts: SubCounted, now: number): MatchState {
  const { incidents: _goals, goalCancelledAt: _goal, ...state } = stateAt(main, now);
  // Nothing is drawn of a match that has not begun.
  if (state.phase === 'pre' || now < main.kickoff) return { ...state, score: [0, 0] };
  const events = countEventsOf(main, counts);
  const at = scriptMoment(main, now);
  const moments = [
    ...events.counted.map(one => one.toldAt),
    ...events.shut.flatMap(({ from, until }) => [from, until]),
  ].filter(moment => moment <= at);
  return {
    ...state,
    score: sumOf(events, one => one.toldAt <= at),
    halfScore: state.halfScore && sumOf(events, one => one.half === 0 && one.toldAt <= at),
    shut: state.shut || (isLive(state) && events.shut.some(({ from, until }) => from <= at && at < until)),
    since: Math.max(state.since, ...moments.map(moment => onTheClock(main, moment))),
  };
}

/** A moment of the script as one of the server's clock, of a match that may have stood still in between. */
function onTheClock(main: ScriptedMatch, moment: number): number {
  const disruption = disruptionOf(main);
  if (disruption?.kind !== 'postponed' && disruption?.kind !== 'abandoned') return moment;
  const { from, until } = disruption;
  return moment > from ? moment + until - from : moment;
}

function sumOf(
  { counted }: CountEvents,
  isIn: (one: CountEvents['counted'][number]) => boolean = () => true,
): Score {
  const of = (wanted: 'H' | 'C') =>
    counted.filter(one => one.side === wanted && isIn(one)).reduce((sum, { weight }) => sum + weight, 0);
  return [of('H'), of('C')];
}

/** Two results: at half-time and at the end, each once everything that it counts has been told. */
function countedResults(match: ScriptedMatch, now: number): FixtureResult[] {
  const main = mainOf(match);
  if (now < main.kickoff) return [];
  const ends = endsAt(main);
  const late = visibleSpan(main, 10);
  const events = countEventsOf(main, countsOf(match));
  const half = sumOf(events, one => one.half === 0);
  const results: FixtureResult[] = [];
  if (now >= ends.half + late) results.push({ matchId: match.id, version: 1, half });
  if (now < ends.full + late) return results;
  const disruption = disruptionOf(main);
  const isStopped = disruption?.kind === 'postponed' || disruption?.kind === 'abandoned';
  if (!isStopped || disruption.resumed)
    return [...results, { matchId: match.id, version: 2, half, full: sumOf(events) }];
  if (disruption.kind === 'postponed')
    return [...results, { matchId: match.id, version: 2, cancelReason: main.calledOff ?? 'D3' }];
  const { score: reached, clock } = countedState(main, countsOf(match), disruption.from);
  const played = Math.floor(clock / 60);
  return [...results, { matchId: match.id, version: 2, cancelReason: 'D1', reached, played }];
}
