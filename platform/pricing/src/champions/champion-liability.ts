import type { Fen } from '@lobby/money';

/** Open bets on one runner together: what they hold, and what they add if it wins alone. */
export interface RunnerSum {
  readonly runnerId: string;
  readonly risk: Fen;
  readonly win: Fen;
}

const nothing = { risk: 0n, win: 0n };

/**
 * The most that a bet on `runnerId` may win, in fen, before the house could lose more than `limit` in an outcome in
 * which it wins, alone or shared. Never negative. Pure.
 * @param runners how many there are.
 */
export function titleWinWithinLimit(
  sums: readonly RunnerSum[],
  runnerId: string,
  runners: number,
  limit: Fen,
): Fen {
  const own = sums.find(sum => sum.runnerId === runnerId) ?? nothing;
  const others = sums.filter(sum => sum.runnerId !== runnerId);
  const held = sums.reduce((all, { risk }) => all + risk, 0n);
  let available: Fen | undefined;
  for (let winners = 1; winners <= runners; winners++) {
    const k = BigInt(winners);
    const cost = ({ risk, win }: Pick<RunnerSum, 'risk' | 'win'>) => win + k * risk;
    const dearest = others
      .map(cost)
      .sort(descending)
      .slice(0, winners - 1);
    // k times what is lost when these win together.
    const loss = dearest.reduce((all, one) => all + one, cost(own)) - k * held;
    const left = k * limit - loss;
    if (available === undefined || left < available) available = left;
  }
  return available === undefined || available < 0n ? 0n : available;
}

function descending(one: Fen, other: Fen): number {
  return one < other ? 1 : one > other ? -1 : 0;
}
