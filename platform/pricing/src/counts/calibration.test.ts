import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { above, meanOf, type Row } from '../points/row.ts';
import { countMatch, countMoment } from '../testing/count-moments.ts';
import { Tally } from '../testing/tally.ts';
import { countBooks } from './count-book.ts';

const count = dose({ small: 500, deep: 8_000 });
const expectations = [
  [1.35, 1.35],
  [2.4, 0.8],
  [0.9, 1.9],
] as const;
const moments = [-5, 18, 38, 52, 75, 88];

/** The most that any of so many buckets may lie beside what was thought, standard errors. */
const most = 4;

describe.each(['corners', 'cards'] as const)('the chances of %s', counts => {
  it('come true as often as they say, whenever they are asked', () => {
    const { open } = countBooks(counts);
    const tallies = new Map<string, Tally>();
    const add = (name: string, chance: number, came: boolean) => {
      const tally = tallies.get(name) ?? new Tally();
      tally.add(chance, came);
      tallies.set(name, tally);
    };
    const addRow = (name: string, row: Row, came: number) => {
      for (const beside of [-2, -1, 0, 1, 2]) {
        const line = Math.floor(meanOf(row)) + beside + 0.5;
        add(`${name}, ${beside} beside`, above(row, line), came > line);
      }
    };
    for (let n = 0; n < count; n++) {
      const match = countMatch(n, counts, expectations[n % 3]);
      for (const minutes of moments) {
        const moment = countMoment(match, minutes);
        if (moment.state.shut || moment.state.phase === 'over') continue;
        const { full, half } = open(match, moment);
        const [home, away] = match.end.full;
        addRow(`lead at ${minutes}`, full.chances.lead, home - away);
        addRow(`total at ${minutes}`, full.chances.total, home + away);
        if (moment.state.halfScore) continue;
        const [early, other] = match.end.half;
        addRow(`lead of the half at ${minutes}`, half.chances.lead, early - other);
        addRow(`total of the half at ${minutes}`, half.chances.total, early + other);
      }
    }
    expect(tallies.size).toBeGreaterThan(60);
    // Of what hardly ever happens, or hardly ever does not, the errors follow no normal law.
    for (const [name, { errors, weight }] of tallies) if (weight > 9) expect(errors, name).toBeLessThan(most);
  }, 600_000);
});
