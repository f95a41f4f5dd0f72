import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { above, meanOf, type Row } from '../points/row.ts';
import { handballMatch, handballMoment, handballResult } from '../testing/handball-moments.ts';
import { Tally } from '../testing/tally.ts';
import { openHandballBook } from './handball-book.ts';

const count = dose({ small: 1_500, deep: 20_000 });

const expectations = [
  [30.2, 28.4],
  [26.5, 31],
  [33, 25.5],
] as const;

/** The most that any of so many buckets may lie beside what was thought, standard errors. */
const most = 3.7;

describe('the chances of goals of handball', () => {
  it.each([
    ['before it begins', -5],
    ['in the first half', 12.4],
    ['late in the first half', 27.2],
    ['at the break', 38],
    ['in the second half', 55.3],
    ['two minutes before the end', 73],
  ])(
    'come true as often as they say %s',
    (_, minutes) => {
      const tallies = new Map<string, Tally>();
      const add = (name: string, chance: number, came: boolean) => {
        const tally = tallies.get(name) ?? new Tally();
        tally.add(chance, came);
        tallies.set(name, tally);
      };
      const addRow = (name: string, row: Row, came: number) => {
        for (const beside of [-4, -1, 0, 1, 4]) {
          const line = Math.floor(meanOf(row)) + beside + 0.5;
          add(`${name}, ${beside} beside`, above(row, line), came > line);
        }
      };
      for (let n = 0; n < count; n++) {
        const match = handballMatch(n, expectations[n % 3]);
        const moment = handballMoment(match, minutes);
        const { full, half } = openHandballBook(match, moment);
        const end = handballResult(match);
        const [home, away] = end.full;
        const wins = above(full.chances.lead, 0);
        const level = above(full.chances.lead, -1) - wins;
        add(`home wins, about ${Math.min(9, Math.floor(wins * 10))}0 %`, wins, home > away);
        add('ends level', level, home === away);
        add(`ends level, about ${Math.floor(level * 20) * 5} %`, level, home === away);
        addRow('lead', full.chances.lead, home - away);
        addRow('total', full.chances.total, home + away);
        addRow('goals of home', full.chances.home, home);
        addRow('goals of away', full.chances.away, away);
        if (moment.state.halfScore) continue;
        const [early, other] = end.half;
        addRow('lead of the half', half.chances.lead, early - other);
        addRow('total of the half', half.chances.total, early + other);
        const levelAtBreak = above(half.chances.lead, -1) - above(half.chances.lead, 0);
        add('level at the break', levelAtBreak, early === other);
      }
      expect(tallies.size).toBeGreaterThan(20);
      // Of what hardly ever happens, or hardly ever does not, the errors follow no normal law.
      for (const [name, { errors, weight }] of tallies)
        if (weight > 9) expect(errors, name).toBeLessThan(most);
    },
    600_000,
  );
});
