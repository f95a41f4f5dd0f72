import type { PlacedBet } from './table-calls.ts';

/** Bets that are chosen and not placed yet: each press in its turn, units of a pick. */
export type Slip = readonly PlacedBet[];

/** The presses as one bet for each pick. */
export function betsOf(slip: Slip): readonly PlacedBet[] {
  const units = new Map<string, number>();
  for (const bet of slip) units.set(bet.pick, (units.get(bet.pick) ?? 0) + bet.units);
  return [...units].map(([pick, each]) => ({ pick, units: each }));
}

export const unitsOf = (bets: readonly PlacedBet[]) => bets.reduce((sum, { units }) => sum + units, 0);

/** Units on one pick. */
export const unitsOn = (bets: readonly PlacedBet[], pick: string) =>
  unitsOf(bets.filter(bet => bet.pick === pick));

interface Limits {
  /** Units that a pick takes of one player in a round. */
  readonly onPick: number;
  /** Units that the balance pays for. */
  readonly funds: number;
  /** What is on the round already. */
  readonly placed: readonly PlacedBet[];
}

/** Why a press is not taken; said before anything is sent. */
export type SlipProblem = 'limit' | 'funds';

/** Adds bets to a slip, all of them or none. */
export function addTo(
  slip: Slip,
  bets: readonly PlacedBet[],
  { onPick, funds, placed }: Limits,
): Slip | SlipProblem {
  const after = [...slip, ...bets];
  if (unitsOf(after) > funds) return 'funds';
  const isOver = betsOf([...placed, ...after]).some(({ units }) => units > onPick);
  return isOver ? 'limit' : after;
}
