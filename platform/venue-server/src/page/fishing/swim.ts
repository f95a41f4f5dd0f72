import { fishShapes } from './fish-shapes.ts';

/** One fish of the picture. Where it swims decides nothing: a shot is at its kind, and the server knows no places. */
export interface Swimmer {
  readonly kind: string;
  readonly length: number;
  /** px a second, that of its lane; to the right where it is below nothing. */
  readonly speed: number;
  /** Where it began, of the way across. */
  readonly phase: number;
  /** px from the surface. */
  readonly depth: number;
  /** px of the way that lies out of view on each side, that of its lane. */
  readonly beyond: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many of a kind swim where there is room: the larger the reward, the fewer. */
const countOf = (at: number) => [4, 3, 3, 2, 2, 2][at] ?? 1;
/** How high a fish is, of its length, with its fins; and what it needs of the way, of its length, to be seen alone. */
const [high, alone] = [0.76, 1.15];
/** px that a fish rises and falls. */
const sway = 3;
const margin = 6;

/**
 * The fish of a tank, always the same for the same kinds and size. Each swims in a lane, and all of a lane at one speed
 * and apart from one another, so that none ever hides another. What is larger swims deeper.
 */
export function swimmersOf(kinds: readonly string[], size: Size): readonly Swimmer[] {
  const lanes = lanesOf(kinds, Math.min(6, Math.max(3, Math.floor(size.height / 75))));
  const heights = lanes.map(lane => high * longestOf(lane));
  const room = size.height - 2 * margin - 2 * sway * lanes.length;
  const scale = Math.min(1.2, Math.max(0, room) / heights.reduce((sum, height) => sum + height, 0));
  const spare = Math.max(0, room / scale - heights.reduce((sum, height) => sum + height, 0)) / lanes.length;
  let surface = margin;
  return lanes.flatMap((lane, at) => {
    const deep = ((heights[at] ?? 0) + spare) * scale + 2 * sway;
    const depth = surface + deep / 2;
    surface += deep;
    return swimIn(lane, { at, depth, scale, width: size.width }, kind => kinds.indexOf(kind));
  });
}

const lengthOf = (kind: string) => fishShapes[kind]?.length ?? 60;
const longestOf = (lane: readonly string[]) => Math.max(...lane.map(lengthOf));

/** The kinds by their length, about as many in each lane. */
function lanesOf(kinds: readonly string[], count: number): readonly (readonly string[])[] {
  const bySize = kinds.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const from = (lane: number) => Math.round((lane * bySize.length) / count);
  return Array.from({ length: count }, (_, lane) => bySize.slice(from(lane), from(lane + 1))).filter(
    lane => lane.length > 0,
  );
}

interface Lane {
  readonly at: number;
  readonly depth: number;
  readonly scale: number;
  readonly width: number;
}

function swimIn(
  lane: readonly string[],
  { at, depth, scale, width }: Lane,
  rankOf: (kind: string) => number,
): readonly Swimmer[] {
  const beyond = longestOf(lane) * scale;
  const most = Math.max(lane.length, Math.floor((width + 2 * beyond) / (beyond * alone)));
  // One of each kind first, then the second ones: kinds take turns.
  const rounds = [0, 1, 2, 3].flatMap(turn => lane.filter(kind => countOf(rankOf(kind)) > turn));
  const fish = rounds.slice(0, most);
  const speed = (16 + 22 * spreadOf(at * 7 + 1)) * Math.min(1, scale) * (at % 2 === 0 ? 1 : -1);
  const first = spreadOf(at * 7 + 2);
  return fish.map((kind, nth) => ({
    ...{ kind, length: lengthOf(kind) * scale, speed, depth, beyond },
    phase: (first + nth / fish.length) % 1,
  }));
}

/** Where a fish is after so many ms. It leaves on one side and comes back on the other. */
export function placeAt({ speed, phase, depth, beyond }: Swimmer, ms: number, size: Size): Place {
  const way = size.width + 2 * beyond;
  const gone = (phase * way - (speed * ms) / 1000) % way;
  const x = (gone < 0 ? gone + way : gone) - beyond;
  return { x, y: depth + Math.sin(ms / 1700 + phase * 40) * sway };
}

/** The fish at a point, the uppermost first; undefined where there is none. @param least px that a finger needs. */
export function swimmerAt(
  swimmers: readonly Swimmer[],
  ms: number,
  size: Size,
  point: Place,
  least = 22,
): Swimmer | undefined {
  return swimmers.findLast(swimmer => {
    const { x, y } = placeAt(swimmer, ms, size);
    const [wide, high] = [Math.max(least, swimmer.length / 2), Math.max(least, swimmer.length / 3)];
    return ((point.x - x) / wide) ** 2 + ((point.y - y) / high) ** 2 <= 1;
  });
}

/** A number from 0 to 1 that looks like chance. */
function spreadOf(at: number): number {
  const wide = Math.sin(at * 127.1 + 11.7) * 43_758.5453;
  return wide - Math.floor(wide);
}
