/** How many rounds it takes until every club has met every other at home and away. */
export function roundsOfSeason(clubs: number): number {
  return 2 * (clubs - 1);
}

/**
 * The pairs of a round (from 0) of a double round robin of an even number of clubs, home first: one club stays in its
 * place, the others turn around it. The second half repeats the first with home and away exchanged.
 */
export function pairsOf<Item>(clubs: readonly Item[], round: number): (readonly [Item, Item])[] {
  const turning = clubs.length - 1;
  const at = (place: number) => clubs[((place % turning) + turning) % turning]!;
  const isReturn = round >= turning;
  return Array.from({ length: clubs.length / 2 }, (_, pair) => {
    const one = at(round + pair);
    const other = pair === 0 ? clubs[turning]! : at(round - pair);
    const isFirstAtHome = (pair === 0 ? round % turning : pair) % 2 === 0;
    return isFirstAtHome !== isReturn ? [one, other] : [other, one];
  });
}
