import type { MatchResult } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { it } from 'vitest';
import { inningsGame, inningsMoment, pauseMoment } from '../testing/innings-moments.ts';
import { boardsLimitMs, expectNoArbitrage, gradeOfWhole, withOpinions } from '../testing/no-arbitrage.ts';
import { pricedSelections } from '../testing/selections.ts';
import type { Moment } from '../trader/moment.ts';
import { inningsModel } from './innings-model.ts';

const kinds = ['handicap', 'total', '1x2', 'home-total', 'away-total', 'odd-even'] as const;
const model = inningsModel(kinds, gradeOfWhole);

it(
  'no stakes on baseball win whatever happens, before the game and in play',
  () => expectNoArbitrage(someBoards()),
  boardsLimitMs,
);

function* someBoards() {
  const next = seeded('boards of baseball');
  for (let n = 0; ; n++) {
    const game = inningsGame(n, [2.8 + 3.6 * next(), 2.8 + 3.6 * next()]);
    const plays = Math.floor(74 * next());
    const own = [inningsMoment(game, -1), inningsMoment(game, plays), pauseMoment(game, 1 + (n % 16))][
      n % 3
    ]!;
    const moment = withOpinions(own, next);
    const { phase, score } = moment.state;
    yield {
      label: `${n}, ${phase} ${plays}, ${score.join(':')}`,
      inPlay: phase !== 'pre',
      selections: pricedSelections(model.boardOf(game, moment, 'all'), moment.priced),
      outcomes: endsFrom(moment),
      grade: gradeOfWhole,
    };
  }
}

/** Ends up to a dozen runs more of each side. */
function endsFrom({ state: { score, halfScore } }: Moment): MatchResult[] {
  const more = Array.from({ length: 13 }, (_, runs) => runs);
  const early = more.slice(0, 8);
  const pairs = (some: readonly number[], [h, c]: readonly [number, number]) =>
    some.flatMap(one => some.map(other => [h + one, c + other] as const));
  const halves = halfScore ? [halfScore] : pairs(early, score);
  return halves.flatMap(half =>
    pairs(more, halfScore ? score : half)
      .filter(([h, c]) => h !== c)
      .map(full => ({ half, full })),
  );
}
