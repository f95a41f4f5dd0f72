import type { DrawStream } from '@lobby/draws';
import type { Ball, Place } from '@lobby/fixtures';
import type { Side } from '../match/match.ts';
import { between, cornerPlace, placeIn, shotPlace } from './places.ts';
import { alarmOnTarget, attacking, cornerAfter, ends, onTarget, type Rates } from './rates.ts';

/** A while in which one side has the ball, or in which it rests. Times are match ms of the half. */
export interface Spell {
  readonly from: number;
  /** Where it would end if nothing came between. */
  readonly until: number;
  readonly side: Side;
  readonly zone: Ball['zone'];
  readonly start: Place;
  readonly end: Place;
}

/** Something that happens in play; a goal and a red card are those of the script. */
export interface Deed {
  readonly kind: 'goal' | 'red' | 'yellow' | 'shot-on' | 'shot-off' | 'corner';
  readonly side: Side;
  readonly at: number;
  readonly place: Place;
}

/** What the script has in this half. */
export interface Given {
  readonly kind: 'goal' | 'red' | 'danger';
  readonly side: Side;
  readonly at: number;
}

export interface HalfOfPlay {
  readonly spells: readonly Spell[];
  readonly deeds: readonly Deed[];
  /** When corners were awarded, match ms of the half; one that was not taken before the whistle is no deed. */
  readonly awards: readonly number[];
}

const second = 1_000;
/** As long as the book is shut before a goal, so that the attack shown then tells nobody more. */
const ledUpTo = 3 * second;
export const rest = { goal: 40, red: 40, yellow: 25, corner: 18, 'shot-on': 8, 'shot-off': 14 } as const;
const centre: Place = { x: 50, y: 50 };
const other = (side: Side): Side => (side === 'H' ? 'C' : 'H');

/**
 * The play of a half around what the script has in it. It is drawn forwards: what it is at a moment depends on the
 * script up to three seconds later and on nothing that comes after.
 */
export function playHalf(
  given: readonly Given[],
  length: number,
  begins: Side,
  stream: DrawStream,
  ratesAt: (at: number) => Rates,
): HalfOfPlay {
  const spells: Spell[] = [];
  const deeds: Deed[] = [];
  const awards: number[] = [];
  const waiting = [...given].sort((one, two) => one.at - two.at);
  let at = 0;
  let place = centre;
  let side = begins;
  const resumed: { by: 'corner' | 'kick-off' | undefined } = { by: 'kick-off' };

  const spell = (until: number, zone: Ball['zone'], end: Place) => {
    spells.push({ from: at, until, side, zone, start: place, end });
    at = until;
    place = end;
  };
  const chance = (of: number, outOf = 1_000) => stream.below(outOf) < of;
  const deed = (kind: Deed['kind'], when = at) => deeds.push({ kind, side, at: when, place });
  const pause = (kind: keyof typeof rest, next: Side, from = place) => {
    spell(at + rest[kind] * second, 'still', place);
    side = next;
    place = from;
  };

  function scripted({ kind, side: whose, at: when }: Given): void {
    // A false alarm while the ball rests came to nothing.
    if (when <= at && kind === 'danger') return;
    at = Math.min(at, when);
    side = whose;
    if (kind === 'red') {
      at = when;
      deed('red');
      pause('red', other(whose));
      return;
    }
    at = Math.max(at, when - ledUpTo);
    spell(when, 'danger', shotPlace(side, stream));
    deed(kind === 'goal' ? 'goal' : chance(alarmOnTarget) ? 'shot-on' : 'shot-off');
    pause(kind === 'goal' ? 'goal' : 'shot-off', other(side), kind === 'goal' ? centre : goalOf(other(side)));
    resumed.by = kind === 'goal' ? 'kick-off' : undefined;
  }

  function shoot(): void {
    const kind = chance(onTarget) ? 'shot-on' : 'shot-off';
    deed(kind);
    if (chance(cornerAfter[kind])) corner();
    else pause(kind, other(side), goalOf(other(side)));
  }

  /** It happens when it is taken: after the rest, or as late as what the script has next allows. */
  function corner(): void {
    place = cornerPlace(side, stream);
    awards.push(at);
    deed('corner', Math.min(at + rest.corner * second, Math.max(at, cutBy(waiting[0]))));
    spell(at + rest.corner * second, 'still', place);
    resumed.by = 'corner';
  }

  while (at < length || waiting.length > 0) {
    const rates = ratesAt(at);
    const wasCorner = resumed.by === 'corner';
    const zone = wasCorner ? 'danger' : resumed.by ? 'build' : zoneOf(stream, rates.danger[side]);
    const until = at + 6 * second + stream.below(16 * second);
    const next = waiting[0];
    const end = zone === 'danger' ? shotPlace(side, stream) : placeIn(zone, side, stream);
    const words = { end: stream.below(1_000), card: stream.below(10_000), next: stream.below(1_000) };
    const cut = cutBy(next);
    if (next && cut <= until) {
      // What was begun goes on until then.
      if (at < cut) {
        spells.push({ from: at, until, side, zone, start: place, end });
        place = between(place, end, (cut - at) / (until - at));
      }
      waiting.shift();
      scripted(next);
      continue;
    }
    resumed.by = undefined;
    spell(until, zone, end);
    if (zone === 'danger' && words.end < ends.shot * (wasCorner ? 1.6 : 1)) shoot();
    else if (zone === 'danger' && words.end >= 1_000 - ends.corner) corner();
    else if (words.card < rates.yellow) {
      side = words.next < 780 ? other(side) : side;
      deed('yellow');
      pause('yellow', other(side));
    } else side = words.next < rates.homeShare ? 'H' : 'C';
  }
  return {
    spells,
    deeds: deeds.filter(({ at: when }) => when < length),
    awards: awards.filter(when => when < length),
  };
}

/** When what is going on ends because of what the script has next. */
function cutBy(next: Given | undefined): number {
  return next ? next.at - (next.kind === 'red' ? 0 : ledUpTo) : Infinity;
}

function zoneOf(stream: DrawStream, danger: number): 'build' | 'attack' | 'danger' {
  const drawn = stream.below(1_000);
  return drawn < danger ? 'danger' : drawn < danger + attacking ? 'attack' : 'build';
}

/** Where a side has its goal kick. */
function goalOf(side: Side): Place {
  return { x: side === 'H' ? 6 : 94, y: 50 };
}
