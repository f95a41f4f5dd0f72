import { sports } from '@lobby/sports';
import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import { marketReturns } from './returns/market-returns.ts';
import type { Returns } from './returns/returns-by-name.ts';
import { weekMatches } from './week/week-matches.ts';

const weeks = dose(24, 1);
const perWeek = dose(60, 2);
const moments = dose(4, 1);
/** A Monday, 2026. */
const first = Date.UTC(2026, 7, 3);
const week = 7 * 86_400_000;
/** So many standard errors apart a figure is no chance: some hundred sides are looked at. */
const sure = 3.3;
/** No way of betting may lose less than this share. */
const least = -0.015;

/**
 * What backing every price of a market came to, and its best side, by sport, over weeks of drawn matches: every market of
 * every sport, those without an exact law too.
 */
export function returnFigures(): Figure[] {
  return Object.values(sports).flatMap(({ code }) => {
    const matches = Array.from({ length: weeks }, (_, n) =>
      weekMatches(code, first + n * week, { played: perWeek, stopped: 0 }),
    ).flat();
    const kinds = [...new Set(matches.map(({ counts = 'goals' }) => counts))];
    return kinds.flatMap(counts => {
      const counted = matches.filter(match => (match.counts ?? 'goals') === counts);
      return rowsOf(`${code} ${counts}`, marketReturns(counted, moments));
    });
  });
}

function rowsOf(of: string, all: ReadonlyMap<string, Returns>): Figure[] {
  const markets = [...all].filter(([name]) => name.split('/').length === 2);
  return markets.map(([name, returns]) => {
    const sides = [...all].filter(([side]) => side.startsWith(`${name}/`));
    const [best, bestReturns] = sides.reduce((one, other) =>
      atLeast(other[1]) > atLeast(one[1]) ? other : one,
    );
    return {
      what: `${of}, ${name.replace('/', ', ')} (${returns.bets})`,
      ours: shown(returns),
      beside: `best side ${best.split('/').at(-1)}: ${shown(bestReturns)} (${bestReturns.bets})`,
      ratio: '',
      goal: '≤ −1.5 %, or within chance of it',
      met: atLeast(bestReturns) <= least,
    };
  });
}

const atLeast = ({ mean, error }: Returns): number => mean - sure * error;
const shown = ({ mean, error }: Returns): string => `${percent(mean)} ± ${(error * 100).toFixed(2)}`;
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(2)} %`;
