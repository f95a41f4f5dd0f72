import type { MatchResult } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import type { MatchState } from '@lobby/fixtures';
import { it } from 'vitest';
import { countMatch, countMoment } from '../testing/count-moments.ts';
import { boardsLimitMs, expectNoArbitrage, gradeOfWhole, withOpinions } from '../testing/no-arbitrage.ts';
import { pricedSelections } from '../testing/selections.ts';
import { countModel } from './count-model.ts';

const models = {
  corners: countModel('corners', ['handicap', 'total', '1x2', 'odd-even'], gradeOfWhole),
  cards: countModel('cards', ['handicap', 'total', 'odd-even'], gradeOfWhole),
} as const;

it.each(['corners', 'cards'] as const)(
  'no stakes on %s win whatever happens, before the match and in play',
  counts => expectNoArbitrage(someBoards(counts)),
  boardsLimitMs,
);

function* someBoards(counts: keyof typeof models) {
  const next = seeded(`boards of ${counts}`);
  for (let n = 0; ; n++) {
    const match = countMatch(n, counts, [0.4 + 2.4 * next(), 0.4 + 2.4 * next()]);
    const minutes = n % 3 === 0 ? -60 : 106 * next();
    const moment = withOpinions(countMoment(match, minutes), next);
    const { phase, score } = moment.state;
    // A suspended board is looked at as if it were open: it opens at such prices.
    const shown = { ...moment, state: { ...moment.state, shut: false } };
    yield {
      label: `${n}, ${phase} ${minutes.toFixed(1)}', ${score.join(':')}`,
      inPlay: phase !== 'pre',
      selections: pricedSelections(models[counts].boardOf(match, shown, 'all'), moment.priced),
      outcomes: endsFrom(moment.state),
      grade: gradeOfWhole,
    };
  }
}

/** Ends with up to so many more of each side, and halves between. */
function endsFrom({ score, halfScore }: Pick<MatchState, 'score' | 'halfScore'>): MatchResult[] {
  const grid = (most: number) => {
    const numbers = Array.from({ length: most }, (_, more) => more);
    return numbers.flatMap(h => numbers.map(c => [score[0] + h, score[1] + c] as const));
  };
  const halves = halfScore ? [halfScore] : grid(6);
  return grid(13).flatMap(full =>
    halves.filter(([h, c]) => h <= full[0] && c <= full[1]).map(half => ({ half, full })),
  );
}
