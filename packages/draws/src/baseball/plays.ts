import { baseballFacts } from './rules.ts';

/** Who is out, and who stands on which base: 1 the first, 2 the second, 4 the third, added up. */
export interface Bases {
  readonly outs: number;
  readonly bases: number;
}

/** What a batter did. */
export type PlayKind =
  | 'out'
  | 'advancing-out'
  | 'double-play'
  | 'walk'
  | 'error'
  | 'infield-single'
  | 'single'
  | 'double'
  | 'triple'
  | 'home-run';

/** How often each happens, thousandths of batters, before it is weighed by the runs of the inning. */
const perThousand: Readonly<Record<PlayKind, number>> = {
  out: 490,
  'advancing-out': 140,
  'double-play': 38,
  walk: 84,
  error: 12,
  'infield-single': 60,
  single: 98,
  double: 46,
  triple: 4,
  'home-run': 28,
};

/** Every play with how often it happens; the shares sum to 1. */
export const plays = Object.entries(perThousand).map(([kind, share]) => ({
  // Safe: the keys of the table are the kinds.
  kind: kind as PlayKind,
  share: share / 1000,
}));

/** What a play leaves, and the runs it brings. */
export interface After extends Bases {
  readonly runs: number;
}

const [first, second, third] = [1, 2, 4];
const manOn = (bases: number, base: number) => (bases & base) !== 0;
const one = (holds: boolean) => (holds ? 1 : 0);

/** Where a play leaves the runners. With the third out nobody scores. */
export function afterPlay(kind: PlayKind, { outs, bases }: Bases): After {
  const hasRoom = outs < baseballFacts.outs - 1;
  const [onFirst, onSecond, onThird] = [manOn(bases, first), manOn(bases, second), manOn(bases, third)];
  const onward = one(onSecond) * third;
  switch (kind) {
    case 'double-play':
      if (!hasRoom || !onFirst) return { outs: outs + 1, bases, runs: 0 };
      return outs + 2 === baseballFacts.outs
        ? { outs: outs + 2, bases: 0, runs: 0 }
        : { outs: outs + 2, bases: onward, runs: one(onThird) };
    case 'advancing-out':
      if (!hasRoom) return { outs: outs + 1, bases, runs: 0 };
      return { outs: outs + 1, bases: one(onFirst) * first + onward, runs: one(onThird) };
    case 'walk':
      return walk(outs, bases);
    case 'error':
    case 'infield-single':
      return { outs, bases: first + one(onFirst) * second + onward, runs: one(onThird) };
    case 'single':
      return { outs, bases: first + one(onFirst) * second, runs: one(onSecond) + one(onThird) };
    case 'double':
      return { outs, bases: second + one(onFirst) * third, runs: one(onSecond) + one(onThird) };
    case 'triple':
      return { outs, bases: third, runs: runnersOn(bases) };
    case 'home-run':
      return { outs, bases: 0, runs: runnersOn(bases) + 1 };
    default:
      return { outs: outs + 1, bases, runs: 0 };
  }
}

/** Runners move only where the one behind them needs their base. */
function walk(outs: number, bases: number): After {
  for (const base of [first, second, third])
    if (!manOn(bases, base)) return { outs, bases: bases | base, runs: 0 };
  return { outs, bases, runs: 1 };
}

/** How many runners there are. */
export function runnersOn(bases: number): number {
  return one(manOn(bases, first)) + one(manOn(bases, second)) + one(manOn(bases, third));
}

/** Whether a play is counted as a hit. */
export function isHit(kind: PlayKind): boolean {
  return hits.has(kind);
}

const hits: ReadonlySet<PlayKind> = new Set(['infield-single', 'single', 'double', 'triple', 'home-run']);
