import type { Score } from '@lobby/betting';
import { dose, someOf } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { above } from '../points/row.ts';
import { type SetSport, setSports, setsMatch, setsMoment, setsResult } from '../testing/sets-moments.ts';
import type { SetsChances } from './match-chances.ts';
import { pricedSets } from './priced-sports.ts';
import { openSetsBook } from './sets-book.ts';

/** Matches of each length that are looked at; twenty thousand are what the law was measured by. */
const count = dose({ small: 400, deep: 20_000 });
/** Of some hundred tallies one may lie beyond three standard errors by chance; none beyond four. */
const [usual, most] = [3, 4];

/** What was thought of an event, and whether it came true, over many matches. */
class Tally {
  private thought = 0;
  private variance = 0;
  private happened = 0;

  add(chance: number, came: boolean): void {
    this.thought += chance;
    this.variance += chance * (1 - chance);
    this.happened += came ? 1 : 0;
  }

  /** How many standard errors what happened lies beside what was thought; 0 where it was certain. */
  get errors(): number {
    return Math.abs(this.happened - this.thought) / Math.sqrt(Math.max(1, this.variance));
  }
}

interface End {
  readonly full: Score;
  readonly sets: readonly Score[];
}

/** Everything that markets are made of, with whether it came. */
function* events(
  { scores, lead, total, sets }: SetsChances,
  end: End,
  countsSets: boolean,
): Generator<[string, number, boolean]> {
  const bucket = (chance: number) => `${Math.min(9, Math.floor(chance * 10))}0 %`;
  const home = scores.reduce((sum, { score, chance }) => (score[0] > score[1] ? sum + chance : sum), 0);
  yield ['home wins', home, end.full[0] > end.full[1]];
  yield [`home wins, about ${bucket(home)}`, home, end.full[0] > end.full[1]];
  for (const { score, chance } of scores)
    yield [`ends ${score.join(':')}`, chance, score.join() === end.full.join()];
  for (const [at, chance] of sets.entries())
    yield [`set ${at + 1}`, chance, end.sets[at]![0] > end.sets[at]![1]];
  const [h, c] = countsSets ? end.full : end.sets.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  const middle = (row: typeof lead) =>
    row.chances.reduce((sum, chance, at) => sum + chance * (row.from + at), 0);
  for (const beside of [-6, -2, 0, 2, 6]) {
    const line = Math.floor(middle(total)) + beside + 0.5;
    yield [`total beside ${beside}`, above(total, line), h + c > line];
    const ahead = Math.floor(middle(lead)) + beside / 2 + 0.5;
    yield [`lead beside ${beside}`, above(lead, ahead), h - c > ahead];
  }
  const odd = total.chances.reduce((sum, chance, at) => sum + ((total.from + at) & 1 ? chance : 0), 0);
  yield ['odd total', odd, (h + c) % 2 === 1];
}

const cases = (Object.keys(setSports) as SetSport[]).flatMap(sport =>
  Object.entries(setSports[sport].lids).flatMap(([bestOf, lid]) =>
    [-1, 9, 41, 77, 118].map(played => ({ sport, bestOf, lid, played })),
  ),
);

describe('the chances of a sport of sets', () => {
  // Each case has draws of its own, which no seed changes.
  it.each(someOf('calibration of sets', cases, 12))(
    'of $sport, best of $bestOf, come true as often as they say after $played points',
    ({ sport, lid, played }) => {
      const tallies = new Map<string, Tally>();
      const [home, away] = setSports[sport].expected;
      for (let n = 0; n < count; n++) {
        // Favourites of every strength, on either side.
        const tilt = ((n % 9) - 4) / 100;
        const match = setsMatch(sport, n, lid, [home + tilt, away - tilt]);
        const end = setsResult(sport, match);
        // A number of points, not a share of them, which would say how long the match is going to be.
        if (played >= end.points) continue;
        const moment = setsMoment(sport, match, played);
        const book = openSetsBook(pricedSets[sport], match, moment);
        for (const [name, chance, came] of events(book.now, end, 'countsSets' in pricedSets[sport])) {
          const tally = tallies.get(name) ?? new Tally();
          tally.add(chance, came);
          tallies.set(name, tally);
        }
      }
      const far = [...tallies].filter(([, { errors }]) => errors > usual);
      expect(far.filter(([, { errors }]) => errors > most).map(([name]) => name)).toEqual([]);
      expect(far.length, far.map(([name, { errors }]) => `${name}: ${errors}`).join()).toBeLessThanOrEqual(1);
    },
    600_000,
  );
});
