import { fishShapes } from './fish-shapes.ts';

/** One fish of the picture. Where it swims decides nothing: a shot is at its kind, and the server knows no places. */
export interface Swimmer {
  readonly kind: string;
  readonly length: number;
  /** px a second; to the right where it is below nothing. */
  readonly speed: number;
  /** Where it began, of the way across, and how deep, of the height. */
  readonly phase: number;
  readonly depth: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How many of a kind swim: the larger the reward, the fewer. */
const countOf = (at: number) => [4, 3, 3, 2, 2, 2][at] ?? 1;

/** Two shares whose multiples lie far from one another, so that few fish begin where others are. */
const [across, deep] = [0.7549, 0.5698];

/** The fish of a tank, always the same for the same kinds and size; small ones are drawn last, before the large ones. */
export function swimmersOf(kinds: readonly string[], width: number): readonly Swimmer[] {
  const scale = Math.min(1, Math.max(0.5, width / 900));
  const all = kinds.flatMap((kind, at) => Array.from({ length: countOf(at) }, () => kind));
  return all
    .map((kind, at): Swimmer => {
      const spread = (of: number) => spreadOf(at * 7 + of);
      return {
        kind,
        length: (fishShapes[kind]?.length ?? 60) * scale,
        speed: (16 + 26 * spread(1)) * scale * (spread(2) < 0.4 ? -1 : 1),
        phase: (at * across) % 1,
        depth: 0.1 + 0.8 * ((at * deep) % 1),
      };
    })
    .reverse();
}

/** Where a fish is after so many ms. It leaves on one side and comes back on the other. */
export function placeAt({ length, speed, phase, depth }: Swimmer, ms: number, size: Size): Place {
  const way = size.width + 2 * length;
  const gone = (phase * way - (speed * ms) / 1000) % way;
  const x = (gone < 0 ? gone + way : gone) - length;
  return { x, y: depth * size.height + Math.sin(ms / 1700 + phase * 40) * 6 };
}

export interface Size {
  readonly width: number;
  readonly height: number;
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
