import type { Figure } from './figure.ts';
import { playSeason } from './season/play-season.ts';
import { seasonLosses } from './season/season-losses.ts';
import { seasonMatches } from './season/season-matches.ts';

const betsEach = 20;

/**
 * The losses of bots with simple habits over a season, with the real placing, deciding and settling, compared with the
 * margin stated by prices: once as the matches were played, once drawn from the book's expected goals.
 * @param file results in the format of football.json. Throws for another format.
 */
export async function seasonFigures(file: string, bots: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const drawn of [false, true]) {
    const started = performance.now();
    const matches = seasonMatches(file, drawn);
    const report = await playSeason(matches, { bots, bets: betsEach });
    const seconds = (performance.now() - started) / 1000;
    const { bets, stakes, decided, lost, stated, difference, interval } = seasonLosses(report.settled);
    const name = drawn ? 'results drawn' : 'results as played';
    const of = (amount: number) => `${((100 * amount) / stakes).toFixed(2)} %`;
    figures.push(
      {
        what: `lost of ${Math.round(stakes)} yuan staked, ${name} (${bets} bets of ${report.asked} on ${matches.length} matches, ${seconds.toFixed(0)} s)`,
        ours: of(lost),
        beside: `stated ${of(stated)}, of what was decided ${((100 * stated) / decided).toFixed(2)} %`,
        ratio: `${of(difference)} [${of(interval.low)}, ${of(interval.high)}]`,
        goal: drawn ? '0 in the interval' : '',
        ...(drawn ? { met: interval.low <= 0 && interval.high >= 0 } : {}),
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
