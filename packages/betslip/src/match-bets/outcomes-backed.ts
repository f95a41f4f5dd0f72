import { riskLeft } from '@lobby/betting';
import { type Fen, formatYuan, parseYuan } from '@lobby/money';
import type { OpenBet, OpenLeg } from '../ports/ports.ts';

/** One outcome of a match that a member has backed, with all that rides on it. Amounts in yuan. */
export interface BackedOutcome {
  readonly key: string;
  /** The newest leg on it. */
  readonly leg: OpenLeg;
  /** Bets on it, those with other legs among them. */
  readonly bets: number;
  /** Of them series and systems: what those win depends on more than this match. */
  readonly inSeries: number;
  /** Risk that is left and what may be won, of the singles. */
  readonly stake: string;
  readonly winnable: string;
}

/** The outcomes of a match that these open bets back, in the order of the newest bet on each. */
export function outcomesBacked(bets: readonly OpenBet[], gide: string): readonly BackedOutcome[] {
  const byOutcome = new Map<string, [OpenBet, OpenLeg][]>();
  for (const bet of bets) {
    for (const leg of bet.legs) {
      if (leg.gide !== gide) continue;
      const key = [leg.wtype, leg.rtype, leg.line, leg.strong, leg.scoreAtBet].join(' ');
      byOutcome.set(key, [...(byOutcome.get(key) ?? []), [bet, leg]]);
    }
  }
  return [...byOutcome].flatMap(([key, backed]) => {
    const [newest] = backed;
    if (!newest) return [];
    const singles = backed.map(([bet]) => bet).filter(({ legs }) => legs.length === 1);
    return {
      key,
      leg: newest[1],
      bets: backed.length,
      inSeries: backed.length - singles.length,
      stake: sumOf(singles.map(bet => riskLeft(bet) ?? bet.risk)),
      winnable: sumOf(singles.map(({ winnable }) => winnable)),
    };
  });
}

function sumOf(amounts: readonly string[]): string {
  return formatYuan(amounts.reduce((sum: Fen, amount) => sum + (parseYuan(amount) ?? 0n), 0n));
}
