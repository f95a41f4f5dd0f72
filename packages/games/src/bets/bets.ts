/** Units of the stake on one pick. */
export interface Bet {
  readonly pick: string;
  readonly units: number;
}

/** The bets that a player places on one round. */
export interface Bets {
  readonly bets: readonly Bet[];
}

/** What becomes of a bet; `pays` are hundredths of one unit for all of its units, the stake among them. */
export interface BetEvent extends Bet {
  readonly type: 'bet';
  readonly pays: number;
}

const most = { bets: 60, units: 1000 };

/** One unit on one pick. */
export const betOn = (pick: string): Bets => ({ bets: [{ pick, units: 1 }] });

/** Reads what a page sent: up to sixty different picks of the table, each of 1 to 1,000 units. */
export function readBets(value: unknown, picks: ReadonlySet<string>): Bets | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { bets } = value as { bets?: unknown };
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > most.bets) return undefined;
  const read = bets.map(bet => readBet(bet, picks));
  const known = read.filter(bet => bet !== undefined);
  const isGood = known.length === bets.length && new Set(known.map(({ pick }) => pick)).size === bets.length;
  return isGood ? { bets: known } : undefined;
}

function readBet(value: unknown, picks: ReadonlySet<string>): Bet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pick, units } = value as { pick?: unknown; units?: unknown };
  if (typeof pick !== 'string' || !picks.has(pick)) return undefined;
  if (typeof units !== 'number' || !Number.isInteger(units) || units < 1 || units > most.units)
    return undefined;
  return { pick, units };
}

export const unitsOf = ({ bets }: Bets): number => bets.reduce((sum, { units }) => sum + units, 0);
