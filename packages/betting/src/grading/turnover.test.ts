import { formatYuan, parseYuan, printScaled } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { markets } from '../markets/markets.ts';
import type { Grade } from './grade.ts';
import { type TurnoverBet, turnovers, validTurnover } from './turnover.ts';

describe('valid turnover by the grade rule', () => {
  const cases = loadCases<{ stake: string; decimal: string; result: Grade }, { valid_grade_rule: string }>(
    'valid_turnover',
  );
  it.each(cases)('$id: $input.result at $input.decimal', ({ input, expected }) => {
    const bet = {
      format: 'E',
      odds: input.decimal,
      stake: parseYuan(input.stake)!,
      grade: input.result,
    } as const;
    expect(printScaled(validTurnover(bet), 2)).toBe(expected.valid_grade_rule);
  });

  it('counts the risk of a negative price, not the typed stake', () => {
    expect(formatYuan(validTurnover({ format: 'M', odds: '-0.50', stake: 10_000n, grade: 'L' }))).toBe('50');
  });
});

/** 100 yuan at 0.90, won unless said otherwise. */
function bet(wtype: string, rtype: string, grade: Grade | 'open' = 'W', line = ''): TurnoverBet {
  const accepted = { wtype, rtype, line, format: 'H', odds: '0.90', stake: 10_000n } as const;
  return grade === 'open' ? accepted : { ...accepted, grade };
}

describe('turnover of a member on a match', () => {
  it.each([
    ['over and under', [bet('OU', 'OUC'), bet('OU', 'OUH', 'L')]],
    ['the two sides of a handicap', [bet('R', 'RH'), bet('R', 'RC', 'L')]],
    ['odd and even', [bet('EO', 'ODD'), bet('EO', 'EVEN', 'L')]],
    ['both teams to score, yes and no', [bet('TS', 'Y'), bet('TS', 'N', 'L')]],
    ['home and draw of 1X2', [bet('M', 'MH'), bet('M', 'MN', 'L')]],
    ['two scores', [bet('PD', 'H1C0'), bet('PD', 'H2C1', 'L')]],
    ['over before the match and under in play', [bet('OU', 'OUC'), bet('ROU', 'ROUH', 'L')]],
    ['over of an alternate line and under of the main one', [bet('AOU', 'AOUO'), bet('OU', 'OUH', 'L')]],
    ['two picks of one goal', [bet('NG', 'NGH', 'L', '1'), bet('RNG', 'RNGN', 'W', '1')]],
    ['the two sides of a first-half handicap', [bet('HR', 'HRH'), bet('HRE', 'HREC', 'LL')]],
  ])('is nothing for %s', (_, bets) => {
    expect(turnovers(bets)).toEqual([0n, 0n]);
  });

  it.each([
    ['the same pick twice', [bet('OU', 'OUC'), bet('OU', 'OUC')]],
    ['the same side before the match and in play', [bet('R', 'RH'), bet('RE', 'REH')]],
    ['the same side of two lines', [bet('OU', 'OUH'), bet('BOU', 'BOUU')]],
    ['over of the match and under of its first half', [bet('OU', 'OUC'), bet('HOU', 'HOUH')]],
    ['picks of two goals', [bet('RNG', 'RNGH', 'W', '1'), bet('RNG', 'RNGC', 'W', '2')]],
    ['different markets', [bet('M', 'MH'), bet('R', 'RC')]],
  ])('counts %s', (_, bets) => {
    expect(turnovers(bets)).toEqual([10_000n, 10_000n]);
  });

  it('counts a combination before the match and in play as one pick, and two combinations as several', () => {
    const [before, live] = [bet('SM', 'M:MH+OU:OUC@2.5'), bet('RSM', 'RM:RMH+ROU:ROUC@2.5')];
    expect(turnovers([before, live]).map(formatYuan)).toEqual(['100', '100']);
    expect(turnovers([before, live, bet('SM', 'M:MC+OU:OUC@2.5', 'L')])).toEqual([0n, 0n, 0n]);
  });

  it('does not change other markets of the match', () => {
    expect(turnovers([bet('OU', 'OUC'), bet('M', 'MH', 'LW'), bet('OU', 'OUH', 'L')])).toEqual([
      0n,
      5_000n,
      0n,
    ]);
  });

  it('is zero as soon as the other side is accepted, even before it settles', () => {
    expect(turnovers([bet('OU', 'OUC'), bet('OU', 'OUH', 'open')])).toEqual([0n, 0n]);
  });

  it('is hedged by an opposite bet that counts nothing itself', () => {
    expect(turnovers([bet('OU', 'OUC'), bet('OU', 'OUH', 'P')])).toEqual([0n, 0n]);
  });

  it('is not hedged by a bet that was cancelled', () => {
    expect(turnovers([bet('OU', 'OUC'), bet('OU', 'OUH', 'D')])).toEqual([10_000n, 0n]);
  });

  it('is the same in any order, and counts a market only when all its bets are on one pick', () => {
    const anyBet = fc.constantFrom(
      ...markets.flatMap(market => market.picks.map(pick => ({ market, pick }))),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyBet, fc.constantFrom('W', 'L', 'open')), { maxLength: 8 }), drawn => {
        const bets = drawn.map(([{ market, pick }, grade]) =>
          bet(market.wtype, pick.rtype, grade as Grade | 'open'),
        );
        const expected = drawn.map(([one, grade]) => {
          const others = drawn.filter(
            ([{ market }]) =>
              market.kind === one.market.kind &&
              market.period === one.market.period &&
              market.set === one.market.set,
          );
          const isOneSided = others.every(([{ pick }]) => pick.pick === one.pick.pick);
          return isOneSided && grade !== 'open' ? 10_000n : 0n;
        });
        expect(turnovers(bets)).toEqual(expected);
        expect(turnovers([...bets].reverse())).toEqual([...expected].reverse());
      }),
    );
  });
});
