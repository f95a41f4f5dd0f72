import type { Sighting } from './overhear.ts';

/** Price movements before a goal, compared with those at other times of the same phase. */
export interface Anticipation {
  readonly what: string;
  readonly moves: number;
  /** Those before a goal. */
  readonly before: number;
  /** The difference of the two means, in standard errors: beyond ±3 prices anticipate goals. */
  readonly z: number;
}

/** Match seconds before a goal in which a price that knew of it would move. */
const ahead = 300;

interface Move {
  readonly group: string;
  readonly size: number;
  readonly goal: boolean;
}

/**
 * Whether prices in play move before goals. Compared are moves between two looks at an open book with the same state,
 * each less the mean move at such a minute and price, because prices of strong sides fall by the clock alone.
 */
export function anticipation(sightings: readonly Sighting[]): Anticipation[] {
  const byMatch = new Map<string, Sighting[]>();
  for (const one of sightings) byMatch.set(one.id, [...(byMatch.get(one.id) ?? []), one]);
  const over: Move[] = [];
  const side: Move[] = [];
  for (const match of byMatch.values()) {
    const goals = match.flatMap((one, at) => {
      const before = match[at - 1];
      const scored = before && one.score.join() !== before.score.join();
      return scored ? [{ at: one.at, home: one.score[0] > before.score[0] }] : [];
    });
    match.forEach((one, at) => {
      const before = match[at - 1];
      if (!before || !comparable(before, one)) return;
      const soon = goals.find(
        goal => goal.at > one.at && goal.at <= one.at + ((ahead + settling) * 1000) / one.speed,
      );
      const group = `${one.gtype} ${one.phase} ${Math.floor(one.minute / 5)} ${one.score.join()}`;
      if (one.over !== undefined && before.over !== undefined && one.line === before.line) {
        over.push({
          group: `${group} ${one.line} ${level(before.over)}`,
          size: one.over - before.over,
          goal: soon !== undefined,
        });
      }
      if (soon && one.side !== undefined && before.side !== undefined) {
        side.push({ group: `${group} ${level(before.side)}`, size: one.side - before.side, goal: soon.home });
      }
    });
  }
  return [
    { what: 'over, before a goal', ...compare(over) },
    { what: 'home against away, before a goal of home', ...compare(side) },
  ];
}

/** Groups of similar prices. */
const level = (chance: number): number => Math.round(chance * 40);

/** A goal is published some match seconds after it fell. */
const settling = 120;

function comparable(one: Sighting, other: Sighting): boolean {
  const same = (of: (sighting: Sighting) => string) => of(one) === of(other);
  return (
    one.open &&
    other.open &&
    same(({ score, reds, phase }) => `${score} ${reds} ${phase}`) &&
    one.phase !== 'HT'
  );
}

function compare(moves: readonly Move[]): Omit<Anticipation, 'what'> {
  const groups = new Map<string, { sum: number; count: number }>();
  for (const { group, size } of moves) {
    const known = groups.get(group) ?? { sum: 0, count: 0 };
    groups.set(group, { sum: known.sum + size, count: known.count + 1 });
  }
  const usual = (group: string) => groups.get(group)!.sum / groups.get(group)!.count;
  const rests = moves.map(({ group, size, goal }) => ({ rest: size - usual(group), goal }));
  const [yes, no] = [true, false].map(goal => momentsOf(rests.filter(one => one.goal === goal)));
  const z = (yes!.mean - no!.mean) / Math.sqrt(yes!.variance / yes!.count + no!.variance / no!.count);
  return { moves: moves.length, before: yes!.count, z };
}

function momentsOf(values: readonly { readonly rest: number }[]) {
  const count = values.length;
  const mean = values.reduce((sum, { rest }) => sum + rest, 0) / count;
  const variance = values.reduce((sum, { rest }) => sum + (rest - mean) ** 2, 0) / (count - 1);
  return { count, mean, variance };
}
