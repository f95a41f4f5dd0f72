import { dose, isSmoke } from './dose.ts';
import type { Figure } from './figure.ts';
import { playSeason } from './season/play-season.ts';
import { seasonLosses } from './season/season-losses.ts';
import { seasonMatches } from './season/season-matches.ts';
import type { SettledTicket } from './season/settled-tickets.ts';

const betsEach = dose(20, 1);
/** As they were played, and drawn; both take the same way. */
const ways = isSmoke ? [true] : [false, true];

/**
 * A season on which bots bet, with the real placing, deciding and settling, once as played and once drawn from
 * expected goals: losses against the stated margin, settlements against an independent calculation, audits.
 * @param file results in football.json's format.
 */
export async function seasonFigures(file: string, bots: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const drawn of ways) {
    const started = performance.now();
    const matches = seasonMatches(file, drawn);
    const report = await playSeason(matches, { bots, bets: betsEach, ...(drawn && { abandoned: 25 }) });
    const seconds = (performance.now() - started) / 1000;
    const { bets, stakes, decided, lost, stated, difference, interval } = seasonLosses(report.settled);
    const name = drawn ? 'results drawn' : 'results as played';
    const of = (amount: number) => `${((100 * amount) / stakes).toFixed(2)} %`;
    figures.push(
      {
        what: `lost of ${Math.round(stakes)} yuan staked on ${bets} singles, ${name} (${report.asked} orders on ${matches.length} matches, ${seconds.toFixed(0)} s)`,
        ours: of(lost),
        beside: `stated ${of(stated)}, of what was decided ${((100 * stated) / decided).toFixed(2)} %`,
        ratio: `${of(difference)} [${of(interval.low)}, ${of(interval.high)}]`,
        goal: drawn ? '0 in the interval' : '',
        ...(drawn ? { met: interval.low <= 0 && interval.high >= 0 } : {}),
      },
      {
        what: `settlements, ${name}`,
        ours: `${report.differences.length} differ`,
        beside: 'an independent calculation in fractions',
        ratio: countsOf(report.settled),
        goal: '0',
        met: report.differences.length === 0,
      },
      {
        what: `the books after it, ${name}`,
        ours: `${report.violations.length} violations`,
        beside: `${report.left} bets open`,
        ratio: '',
        goal: 'none',
        met: report.violations.length === 0 && report.left === 0,
      },
    );
  }
  return figures;
}

/** How many tickets of each kind, on how many markets: "500 single, 250 series, 250 system; 48 markets". */
function countsOf(tickets: readonly SettledTicket[]): string {
  const kinds = ['single', 'series', 'system'].map(
    kind => `${tickets.filter(ticket => ticket.kind === kind).length} ${kind}`,
  );
  const markets = new Set(tickets.flatMap(({ legs }) => legs.map(({ wtype }) => wtype)));
  return `${kinds.join(', ')}; ${markets.size} markets`;
}
