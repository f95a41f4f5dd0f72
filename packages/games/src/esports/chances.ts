import { type Fixture, parts } from './fixture.ts';

/** What decides a map: the first to win so many rounds has it; kills of a round are drawn from a list of equal chances. */
export interface MapLaw {
  readonly toWin: number;
  /** Kills of the winner of a round and of the loser. */
  readonly kills: readonly (readonly [winner: number, loser: number])[];
}

const bigPowerOf = (base: bigint, exponent: number) =>
  Array.from({ length: exponent }).reduce<bigint>(power => power * base, 1n);

const longest = ({ toWin }: MapLaw) => 2 * toWin - 1;

/** All ways of a map: those of its rounds times those of its kills. */
export const waysOfRounds = (law: MapLaw): bigint => bigPowerOf(BigInt(parts), longest(law));
export const waysOfKills = (law: MapLaw): bigint => bigPowerOf(BigInt(law.kills.length), longest(law));

/** Ways of the rounds in which a side wins a map after so many of them, from `toWin` rounds on. */
export function waysToWin(law: MapLaw, chance: number): readonly bigint[] {
  const { toWin } = law;
  const [won, lost] = [BigInt(chance), BigInt(parts - chance)];
  let orders = 1n;
  return Array.from({ length: toWin }, (_, lostRounds) => {
    // Orders of the rounds before the last one: C(toWin − 1 + lost, lost).
    if (lostRounds > 0) orders = (orders * BigInt(toWin - 1 + lostRounds)) / BigInt(lostRounds);
    const unplayed = toWin - 1 - lostRounds;
    return (
      orders * bigPowerOf(won, toWin) * bigPowerOf(lost, lostRounds) * bigPowerOf(BigInt(parts), unplayed)
    );
  });
}

const sum = (values: readonly bigint[]) => values.reduce((total, each) => total + each, 0n);

/** Ways of the rounds in which `home` wins a map, and in which it loses it. */
export function winnersOf(law: MapLaw, chance: number): readonly [home: bigint, away: bigint] {
  return [sum(waysToWin(law, chance)), sum(waysToWin(law, parts - chance))];
}

/** Of the kills of both after a number of rounds, from `toWin` on: in how many ways they come to each total. */
function totalsOf(law: MapLaw): readonly (readonly bigint[])[] {
  const { toWin, kills } = law;
  const each = kills.map(([winner, loser]) => winner + loser);
  let ways = [1n];
  return Array.from({ length: longest(law) }, (_, at) => {
    const next = new Array<bigint>(ways.length + Math.max(...each)).fill(0n);
    for (const [total, count] of ways.entries()) for (const more of each) next[total + more]! += count;
    ways = next;
    const unplayed = bigPowerOf(BigInt(kills.length), longest(law) - at - 1);
    return ways.map(count => count * unplayed);
  }).slice(toWin - 1);
}

const counted = new Map<string, readonly (readonly bigint[])[]>();

/** `totalsOf`, once for a law. */
function killTotals(law: MapLaw): readonly (readonly bigint[])[] {
  const key = JSON.stringify([law.toWin, law.kills]);
  const known = counted.get(key) ?? totalsOf(law);
  counted.set(key, known);
  return known;
}

/** Ways in which a side wins a map with each total of kills of both. */
export function killsWhenWon(law: MapLaw, chance: number): readonly bigint[] {
  const totals = killTotals(law);
  const ways = new Array<bigint>(totals.at(-1)!.length).fill(0n);
  for (const [at, rounds] of waysToWin(law, chance).entries()) {
    for (const [total, count] of totals[at]!.entries()) ways[total]! += rounds * count;
  }
  return ways;
}

/** The total of kills on the first map that is exceeded most nearly as often as not. */
export function evenKills(law: MapLaw, { maps }: Pick<Fixture, 'maps'>): number {
  const chance = maps[0]!.chance;
  const [home, away] = [killsWhenWon(law, chance), killsWhenWon(law, parts - chance)];
  const all = waysOfRounds(law) * waysOfKills(law);
  let [upTo, nearest, best] = [0n, all, 0];
  for (const [total, count] of home.entries()) {
    upTo += count + away[total]!;
    const off = upTo * 2n > all ? upTo * 2n - all : all - upTo * 2n;
    if (off < nearest) [nearest, best] = [off, total];
  }
  return best;
}
