import { type BullKind, bullOf } from './hands.ts';

/** Five cards by their ranks alone, and in how many suits they come. */
interface RankHand {
  readonly counts: readonly number[];
  readonly kind: BullKind;
}

const choose4 = [1, 4, 6, 4, 1];
/** Ways to choose k of n suits that are left, at 5n + k. */
const choose = Int8Array.from(
  [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], choose4].flatMap(row => [...row, 0, 0, 0, 0].slice(0, 5)),
);

/** Every set of five ranks with at most four of each. */
function rankHands(): RankHand[] {
  const hands: RankHand[] = [];
  const visit = (ranks: readonly number[], from: number) => {
    if (ranks.length === 5) {
      const counts = new Array<number>(13).fill(0);
      for (const rank of ranks) counts[rank - 1]!++;
      if (Math.max(...counts) < 5) hands.push({ counts, kind: bullOf(ranks) });
      return;
    }
    for (let rank = from; rank <= 13; rank++) visit([...ranks, rank], rank);
  };
  visit([], 1);
  return hands;
}

/** How many hands of 52 cards are of each kind, 2,598,960 in all. */
export function handsByKind(): ReadonlyMap<BullKind, number> {
  const byKind = new Map<BullKind, number>();
  for (const { counts, kind } of rankHands()) {
    const ways = counts.reduce((product, count) => product * choose4[count]!, 1);
    byKind.set(kind, (byKind.get(kind) ?? 0) + ways);
  }
  return byKind;
}

/**
 * In how many deals of two hands the better one is worth each multiple. Counts stay below 2^53. Jack, queen and king are
 * alike, so the first hand is taken with its faces in one order and counted for all of them.
 */
export function betterMultiples(multipleOf: (kind: BullKind) => number): ReadonlyMap<number, bigint> {
  const hands = rankHands();
  const seconds = inRows(hands);
  const multiples = hands.map(({ kind }) => multipleOf(kind));
  const ways = new Array<number>(Math.max(...multiples) + 1).fill(0);
  for (const [at, { counts }] of hands.entries()) {
    const orders = facesInOrder(counts);
    if (orders === 0) continue;
    const ofFirst = counts.reduce((product, count) => product * choose4[count]!, orders);
    const left = Int8Array.from(counts, count => 5 * (4 - count));
    for (let other = 0; other < hands.length; other++) {
      const ofSecond = waysFrom(left, seconds, 10 * other);
      if (ofSecond > 0) ways[Math.max(multiples[at]!, multiples[other]!)]! += ofFirst * ofSecond;
    }
  }
  return new Map(ways.flatMap((count, multiple) => (count > 0 ? [[multiple, BigInt(count)] as const] : [])));
}

/** Ten numbers a hand: up to five ranks, each with its count. Millions of pairs are read from them. */
function inRows(hands: readonly RankHand[]): Int8Array {
  return Int8Array.from(
    hands.flatMap(({ counts }) => {
      const row = counts.flatMap((count, rank) => (count > 0 ? [rank, count] : []));
      return [...row, ...new Array<number>(10 - row.length).fill(0)];
    }),
  );
}

/** Ways to take the hand that begins at `from` out of what is left: five times the cards of each rank. */
function waysFrom(left: Int8Array, rows: Int8Array, from: number): number {
  let ways = 1;
  for (let at = from; at < from + 10 && rows[at + 1]! > 0; at += 2) {
    ways *= choose[left[rows[at]!]! + rows[at + 1]!]!;
    if (ways === 0) return 0;
  }
  return ways;
}

/** How many hands differ from this only by which faces they have; 0 for all but one of those. */
function facesInOrder(counts: readonly number[]): number {
  const [jacks = 0, queens = 0, kings = 0] = counts.slice(10);
  if (jacks < queens || queens < kings) return 0;
  if (jacks === queens && queens === kings) return 1;
  return jacks === queens || queens === kings ? 3 : 6;
}
