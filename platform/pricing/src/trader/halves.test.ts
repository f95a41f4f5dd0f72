import { comparesHalves, findPick, markets, type Score } from '@lobby/betting';
import { testMatch } from '@lobby/simulation/testing/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legValue } from '../cash-out/leg-value.ts';
import { gradedChance } from '../testing/graded-cells.ts';
import { boardOf } from './board.ts';
import { openBook } from './book.ts';
import { noInputs } from './book-inputs.ts';
import { halvesIndex, halvesOutcomes, winsByHalves } from './halves.ts';
import { momentAt } from './moment.ts';

const match = testMatch({ expected: [1.7, 1.1] });
const momentIn = (minutes: number) => momentAt(match, match.kickoff + minutes * 60_000, noInputs);
const picksOf = (phase: 'pre' | 'live') =>
  markets
    .filter(market => market.phase === phase && comparesHalves(market.kind))
    .flatMap(({ wtype, picks }) =>
      picks.map(({ rtype }) => ({ wtype, rtype, line: '', strong: '' as const })),
    );
const quoted = (moment: ReturnType<typeof momentIn>) => {
  const board = boardOf(match, moment, 'all');
  return Object.keys(board).filter(field => /^ior_R?(MG|SB|WE|WB)/.test(field));
};

describe('a market that compares the halves', () => {
  it('is graded alike by two halves of one kind, whatever their scores', () => {
    const score = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
    const all = [...picksOf('pre'), ...picksOf('live')];
    fc.assert(
      fc.property(score, score, fc.constantFrom(...all), (half, later, { wtype, rtype }) => {
        const full: Score = [half[0] + later[0], half[1] + later[1]];
        const at = halvesIndex({ half, full });
        const { pick } = findPick(wtype, rtype)!.pick;
        const byRule = {
          MG: pick === ['1H', 'N', '2H'][1 + Math.sign(later[0] + later[1] - half[0] - half[1])],
          SB: [half, later].every(goals => goals[pick === 'H' ? 0 : 1] > 0),
          WE: [half, later].some(([h, c]) => (pick === 'H' ? h > c : c > h)),
          WB: [half, later].every(([h, c]) => (pick === 'H' ? h > c : c > h)),
        };
        expect(winsByHalves(wtype, rtype)[at]).toBe(byRule[wtype.slice(-2) as keyof typeof byRule]);
      }),
    );
    expect(new Set(halvesOutcomes.map(halvesIndex)).size).toBe(halvesOutcomes.length);
  });

  it.each([-60, 12, 38])(
    'has in minute %i the chance that settlement gives its picks over all cells',
    minutes => {
      const moment = momentIn(minutes);
      const halves = openBook(match, moment).halves();
      expect(halves.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      for (const bet of picksOf(minutes < 0 ? 'pre' : 'live')) {
        const wins = winsByHalves(bet.wtype, bet.rtype);
        const chance = halves.reduce((sum, each, at) => (wins[at] ? sum + each : sum), 0);
        expect(chance, bet.rtype).toBeCloseTo(gradedChance(match, moment, bet), 12);
      }
    },
  );

  it('is sold before the match and until the end of the first half', () => {
    expect(quoted(momentIn(-60))).toHaveLength(9);
    expect(quoted(momentIn(20))).toHaveLength(9);
    expect(quoted(momentIn(50))).toEqual([]);
    expect(quoted(momentIn(75))).toEqual([]);
  });

  it('is worth to a member what is still open of it, and is certain once nothing that may follow changes it', () => {
    const half = momentIn(75).state.halfScore!;
    const [home, away] = half;
    const leg = (rtype: string) => ({
      ...{ wtype: rtype.slice(0, 2), rtype, line: '', strong: '' as const, score_at_bet: '' },
      ...{ format: 'E' as const, odds: '2.50' },
    });
    const later = momentIn(75);
    const winner = home > away ? 'H' : away > home ? 'C' : undefined;
    for (const side of ['H', 'C'] as const) {
      expect(legValue(leg(`WE${side}`), match, later).certain).toBe(winner === side);
      expect(legValue(leg(`WB${side}`), match, later).certain).toBe(winner !== side);
      expect(legValue(leg(`WB${side}`), match, momentIn(20)).certain).toBe(false);
    }
  });
});
