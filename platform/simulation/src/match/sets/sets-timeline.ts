import type { Score } from '@lobby/betting';
import { beginningOf, drawSets, drawStream, type SetsPosition, type SetsScript, toHex } from '@lobby/draws';
import { drawnOnce } from '../drawn-once.ts';
import { bestOfMatch, type PlayedSets, type SetsMatchParts, type SetsPace } from './sets-rules.ts';

/** A point on the server's clock, ms, and where the match stands after it. */
interface PlayedPoint {
  readonly at: number;
  readonly position: SetsPosition;
}

interface PlayedSet {
  readonly start: number;
  readonly end: number;
  /** Its games or points at its end. */
  readonly score: Score;
}

/** A match laid out on the server's clock. Holds the future: never send it anywhere. */
export interface SetsTimeline {
  readonly begin: SetsPosition;
  readonly points: readonly PlayedPoint[];
  readonly sets: readonly PlayedSet[];
  readonly full: Score;
}

const scripts = drawnOnce<SetsScript>(300);
const kept = new WeakMap<SetsMatchParts, SetsTimeline>();

/** Lays a match out in time. The same match gives the same timeline in every process. */
export function setsTimelineOf(sport: PlayedSets, match: SetsMatchParts): SetsTimeline {
  const known = kept.get(match);
  if (known) return known;
  const timeline = layOut(sport, match);
  kept.set(match, timeline);
  return timeline;
}

function layOut({ game, pace }: PlayedSets, match: SetsMatchParts): SetsTimeline {
  const bestOf = bestOfMatch(match);
  const [home, away] = match.expected;
  const expectedMilli = [Math.round(home * 1000), Math.round(away * 1000)] as const;
  const { tosses, points } = scripts(`${toHex(match.key)}/${bestOf}/${expectedMilli.join('/')}`, () =>
    drawSets({ game, bestOf, expectedMilli }, match.key),
  );
  const gap = gapsOf(match, pace);
  const begin = beginningOf(tosses);
  const played: PlayedPoint[] = [];
  const sets: PlayedSet[] = [];
  let [position, at, start] = [begin, match.kickoff, match.kickoff];
  for (const winner of points) {
    at += gap(position);
    const next = game.next(position, winner, { bestOf, tosses });
    played.push({ at, position: next });
    if (next.sets !== position.sets) {
      sets.push({ start, end: at, score: next.last ?? position.set });
      at += Math.round((match.breakMinutes * 60_000) / match.speed);
      start = at;
    }
    position = next;
  }
  return { begin, points: played, sets, full: position.sets };
}

/** How long it takes to each next point: drawn from a stream that decides nothing else. */
function gapsOf({ key, speed }: SetsMatchParts, { point, ends }: SetsPace) {
  const stream = drawStream(key, 'sets/pace');
  const span = 1000 * (point.most - point.least);
  return ({ set, points }: SetsPosition) => {
    const [games, more] = [set[0] + set[1], points[0] + points[1]];
    const changes = games % 2 === 1 && more === 0 ? ends : 0;
    return Math.round((1000 * (point.least + changes) + stream.below(span)) / speed);
  };
}
