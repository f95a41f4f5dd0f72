import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { above, type Row } from '../points/row.ts';
import { inningsGame, inningsMoment, inningsResult, pauseMoment } from '../testing/innings-moments.ts';
import { Tally } from '../testing/tally.ts';
import type { Moment } from '../trader/moment.ts';
import { openInningsBook } from './innings-book.ts';

/** Games of each moment; of those that have begun, whose chances differ, fewer. */
const fromBeginning = dose({ small: 2_000, deep: 20_000 });
const inPlay = dose({ small: 400, deep: 20_000 });

const expectations = [
  [4.7, 4.3],
  [3.6, 5.1],
  [5.4, 3.9],
] as const;

const gameOf = (n: number) => inningsGame(n, expectations[n % 3]);

/** The most that any of so many buckets may lie beside what was thought, standard errors. */
const most = 3.5;

const moments: readonly (readonly [string, (game: ReturnType<typeof gameOf>) => Moment])[] = [
  ['before it begins', game => inningsMoment(game, -1)],
  ['after 10 plays', game => inningsMoment(game, 10)],
  ['after 33 plays', game => inningsMoment(game, 33)],
  ['between two halves', game => pauseMoment(game, 9)],
  ['after 60 plays', game => inningsMoment(game, 60)],
  ['before the ninth', game => pauseMoment(game, 16)],
  ['after 71 plays', game => inningsMoment(game, 71)],
];

describe('the chances of runs', () => {
  it.each(moments)('come true as often as they say %s', { timeout: 3_600_000 }, (name, momentOf) => {
    const tallies = new Map<string, Tally>();
    const add = (event: string, chance: number, came: boolean) => {
      const tally = tallies.get(event) ?? new Tally();
      tally.add(chance, came);
      tallies.set(event, tally);
    };
    const addRow = (event: string, row: Row, came: number, from: number) => {
      for (const line of [-3, -1.5, 0.5, 2.5, 5]) {
        const at = Math.floor(from + line) + 0.5;
        add(`${event}, ${line} beside`, above(row, at), came > at);
      }
    };
    for (let n = 0; n < (name === 'before it begins' ? fromBeginning : inPlay); n++) {
      const game = gameOf(n);
      const moment = momentOf(game);
      if (moment.state.phase === 'over') continue;
      const { full, half } = openInningsBook(game, moment);
      const end = inningsResult(game);
      const [home, away] = end.full;
      const wins = above(full.chances.lead, 0);
      add('home wins', wins, home > away);
      add(`home wins, about ${Math.min(9, Math.floor(wins * 10))}0 %`, wins, home > away);
      const [h, c] = moment.state.score;
      addRow('lead', full.chances.lead, home - away, h - c);
      addRow('total', full.chances.total, home + away, h + c + 4);
      addRow('runs of home', full.chances.home, home, h + 2);
      addRow('runs of away', full.chances.away, away, c + 2);
      const odd = full.chances.total.chances.reduce(
        (sum, chance, at) => sum + ((full.chances.total.from + at) % 2 === 1 ? chance : 0),
        0,
      );
      add('odd', odd, (home + away) % 2 === 1);
      if (moment.state.halfScore) continue;
      const [early, other] = end.half;
      addRow('lead of five', half.chances.lead, early - other, h - c);
      addRow('total of five', half.chances.total, early + other, h + c + 2);
      const level = above(half.chances.lead, -1) - above(half.chances.lead, 0);
      add('level after five', level, early === other);
    }
    expect(tallies.size).toBeGreaterThan(20);
    for (const [event, { errors, weight }] of tallies) {
      // Of what hardly ever happens, or hardly ever does not, the errors follow no normal law.
      if (weight > 9) expect(errors, event).toBeLessThan(most);
    }
  });
});
