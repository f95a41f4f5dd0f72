import type { SetsPosition } from '@lobby/draws';
import type { MatchState, SetsState } from '@lobby/fixtures';
import { givenUpOf } from './given-up.ts';
import { bestOfMatch, type PlayedSets, type SetsMatchParts } from './sets-rules.ts';
import { type SetsTimeline, setsTimelineOf } from './sets-timeline.ts';

const quiet = { reds: [0, 0], lastsBeyond: 0, shut: false, halfScore: undefined } as const;

/** The state of a match of sets at `now`, server time. Pure; a match is drawn when it has begun. */
export function setsStateAt(sport: PlayedSets, match: SetsMatchParts, now: number): MatchState {
  const stopped = givenUpOf(sport, match);
  if (stopped && now >= stopped.at) {
    const reached = playedAt(sport, match, stopped.at);
    return { ...reached, phase: 'over', since: stopped.at, bindsSince: stopped.at };
  }
  return playedAt(sport, match, now);
}

/** The state if nobody gives up. */
function playedAt(sport: PlayedSets, match: SetsMatchParts, now: number): MatchState {
  const bestOf = bestOfMatch(match);
  if (now < match.kickoff) {
    const sets: SetsState = { bestOf, scores: [], isBreak: true, points: [0, 0] };
    return { ...quiet, phase: 'pre', clock: 0, score: [0, 0], sets, since: 0 };
  }
  const timeline = setsTimelineOf(sport, match);
  const count = pointsBy(timeline, now);
  const last = timeline.points[count - 1];
  const position = last?.position ?? timeline.begin;
  const ended = timeline.sets.filter(({ end }) => end <= now);
  const begun = timeline.sets.filter(({ start }) => start <= now);
  const isBreak = ended.length === begun.length;
  const isOver = ended.length === timeline.sets.length;
  const whistles = begun.flatMap(({ start, end }) => [start, end]).filter(at => at <= now);
  const bindsSince = Math.max(...whistles);
  const isTossed = isBreak && sport.tossesLast && ended.length === bestOf - 1;
  return {
    ...quiet,
    phase: isOver ? 'over' : '1H',
    clock: Math.floor(((Math.min(now, timeline.sets.at(-1)!.end) - match.kickoff) * match.speed) / 1000),
    score: position.sets,
    sets: {
      bestOf,
      scores: [...ended.map(({ score }) => score), ...(isBreak ? [] : [position.set])],
      isBreak,
      points: position.points,
      ...(!isOver && !isTossed && serversOf(position)),
    },
    since: Math.max(bindsSince, last?.at ?? 0),
    bindsSince,
  };
}

function serversOf({ opener, server }: SetsPosition): Pick<SetsState, 'opener' | 'server'> {
  return { opener: opener === 0 ? 'H' : 'C', server: server === 0 ? 'H' : 'C' };
}

/** How many points are played by `now`: found by halving. */
function pointsBy({ points }: SetsTimeline, now: number): number {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (points[middle]!.at <= now) from = middle + 1;
    else to = middle;
  }
  return from;
}
