import { minute } from '@lobby/calendar';
import { fraction } from '@lobby/draws';
import type { PlayedSets, SetsMatchParts } from './sets-rules.ts';
import { setsTimelineOf } from './sets-timeline.ts';

/** A match that is not played to its end. ms of the server's clock. */
export interface GivenUp {
  readonly kind: 'retired' | 'walkover';
  /** From here on it is over. */
  readonly at: number;
  /** Who goes on. */
  readonly winner: 'H' | 'C';
}

const kept = new WeakMap<SetsMatchParts, GivenUp | undefined>();

/**
 * Whether and when a side gives up: drawn under labels of its own, so that the script stays as it is and no price can
 * know it. Never where nothing goes wrong (`disruptions` 0).
 */
export function givenUpOf(sport: PlayedSets, match: SetsMatchParts): GivenUp | undefined {
  if (!kept.has(match)) kept.set(match, draw(sport, match));
  return kept.get(match);
}

function draw(sport: PlayedSets, match: SetsMatchParts): GivenUp | undefined {
  const rate = match.disruptions ?? 0;
  const drawn = (label: string) => fraction(match.key, `mishap/${label}`);
  const { retired, walkover } = sport.givenUp;
  const share = drawn('given-up') * 1_000;
  if (share >= (retired + walkover) * rate) return undefined;
  const winner = drawn('goes-on') < 0.5 ? 'H' : 'C';
  if (share < walkover * rate) {
    const notice = (10 + 50 * drawn('notice')) * minute;
    return { kind: 'walkover', winner, at: match.kickoff - Math.round(notice / match.speed) };
  }
  const { points } = setsTimelineOf(sport, match);
  // Between two points, and never the last one.
  const after = Math.floor(points.length * (0.15 + 0.8 * drawn('retired-after')));
  return { kind: 'retired', winner, at: points[after]!.at + Math.round((15 * 1000) / match.speed) };
}
