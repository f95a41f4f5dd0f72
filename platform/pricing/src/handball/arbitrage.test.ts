import type { MatchResult } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { it } from 'vitest';
import { meanOf } from '../points/row.ts';
import { handballMatch, handballMoment } from '../testing/handball-moments.ts';
import { boardsLimitMs, expectNoArbitrage, gradeOfWhole, withOpinions } from '../testing/no-arbitrage.ts';
import { pricedSelections } from '../testing/selections.ts';
import { openHandballBook } from './handball-book.ts';
import { handballModel } from './handball-model.ts';

const kinds = [
  ...(['handicap', 'total', '1x2', 'double-chance', 'draw-no-bet'] as const),
  ...(['home-total', 'away-total', 'odd-even'] as const),
];
const model = handballModel(kinds, gradeOfWhole);

it(
  'no stakes on handball win whatever happens, before the match and in play',
  () => expectNoArbitrage(someBoards()),
  boardsLimitMs,
);

function* someBoards() {
  const next = seeded('boards of handball');
  for (let n = 0; ; n++) {
    const match = handballMatch(n, [24 + 12 * next(), 24 + 12 * next()]);
    const minutes = n % 3 === 0 ? -60 : 73 * next();
    const moment = withOpinions(handballMoment(match, minutes), next);
    const { phase, score } = moment.state;
    yield {
      label: `${n}, ${phase} ${minutes.toFixed(1)}', ${score.join(':')}`,
      inPlay: phase !== 'pre',
      selections: pricedSelections(model.boardOf(match, moment, 'all'), moment.priced),
      outcomes: endsAbout(moment, match),
      grade: gradeOfWhole,
    };
  }
}

/** Ends about what is expected, with halves to either side of their lines. */
function endsAbout(
  moment: ReturnType<typeof handballMoment>,
  match: ReturnType<typeof handballMatch>,
): MatchResult[] {
  const { full, half } = openHandballBook(match, moment);
  const { halfScore, score } = moment.state;
  const near = (middle: number, reach: number) =>
    Array.from({ length: 2 * reach + 1 }, (_, at) => Math.round(middle) - reach + at);
  const scores = ({ chances }: typeof full, reach: number) =>
    near(meanOf(chances.home), reach).flatMap(h =>
      near(meanOf(chances.away), reach).map(c => [h, c] as const),
    );
  const halves = halfScore ? [halfScore] : scores(half, 3).filter(([h, c]) => h >= score[0] && c >= score[1]);
  const [least, other] = [0, 1].map(at => Math.max(score[at]!, ...halves.map(one => one[at]!)));
  return scores(full, 9)
    .filter(([h, c]) => h >= least! && c >= other!)
    .flatMap(end => halves.map(early => ({ half: early, full: end })));
}
