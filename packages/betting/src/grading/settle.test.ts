import { parseYuan, printScaled, type Ratio } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { type OddsFormat, parseOdds } from '../odds/odds.ts';
import { exactRisk, stakeToRisk } from '../odds/risk.ts';
import { type Grade, gradeHandicap, gradeTotal, type Score } from './grade.ts';
import { settleBet, settleMoney } from './settle.ts';

const grades: readonly Grade[] = ['W', 'LW', 'P', 'LL', 'L', 'D'];

describe('what a typed stake risks and wins', () => {
  const cases = loadCases<
    { format: OddsFormat; odds: string; stake: string },
    { risk: string; win: string; return_if_win: string }
  >('stake_risk');
  it.each(cases)('$id: $input.stake at $input.format $input.odds', ({ input, expected }) => {
    const { risk, win } = stakeToRisk(input.format, input.odds, parseYuan(input.stake)!);
    expect({ risk: twoDecimals(risk), win: twoDecimals(win) }).toEqual({
      risk: expected.risk,
      win: expected.win,
    });
    expect(twoDecimals(risk + win)).toBe(expected.return_if_win);
  });
});

describe('settlement to money', () => {
  interface Bet {
    format: OddsFormat;
    odds: string;
    stake: string;
    side: 'H' | 'C' | 'O' | 'U';
    line_home?: string;
    score?: Score;
    line?: string;
    total?: number;
  }
  const cases = loadCases<Bet, { code: Grade; net_half_up: string; credited_back: string }>('settle_money');
  it.each(cases)('$id: $input.side $input.format $input.odds, $input.stake', ({ input, expected }) => {
    const grade =
      input.side === 'H' || input.side === 'C'
        ? gradeHandicap({ lineHome: input.line_home!, side: input.side, score: input.score! })
        : gradeTotal({ line: input.line!, side: input.side, total: input.total! });
    expect(grade).toBe(expected.code);
    const stake = parseYuan(input.stake)!;
    const exact = settleBet({ format: input.format, odds: input.odds, stake, grade });
    expect(twoDecimals(exact.credit)).toBe(expected.credited_back);
    expect(twoDecimals(exact.net)).toBe(expected.net_half_up);
    const promised = settleMoney({ ...stakeToRisk(input.format, input.odds, stake), grade });
    expect(twoDecimals(promised.credit)).toBe(expected.credited_back);
  });

  it('agrees with exact rationals to the fen, and never takes more than the risk', () => {
    fc.assert(
      fc.property(anyOdds, stakes, fc.constantFrom(...grades), ([format, odds], stake, grade) => {
        const { risk, win } = slowExact(format, odds, stake);
        const share = { W: [1, 1], LW: [1, 0.5], P: [1, 0], LL: [0.5, 0], L: [0, 0], D: [1, 0] }[grade];
        const due = plus(times(risk, share[0]!), times(win, share[1]!));
        const settled = settleBet({ format, odds, stake, grade });
        expect(settled.credit).toBe(roundHalfUp(due));
        expect(settled.credit).toBeGreaterThanOrEqual(0n);
        expect(settled.net).toBe(settled.credit - settled.risk);
        expect(settled.net).toBeGreaterThanOrEqual(-settled.risk);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives stake × price to the fen over many random slips', () => {
    fc.assert(
      fc.property(anyOdds, stakes, ([format, odds], stake) => {
        const exact = slowExact(format, odds, stake);
        const money = stakeToRisk(format, odds, stake);
        expect(money).toEqual({ risk: roundHalfUp(exact.risk), win: roundHalfUp(exact.win) });
        const promise = settleMoney({ ...money, grade: 'W' });
        expect(promise.credit).toBe(money.risk + money.win);
      }),
      { numRuns: 5000 },
    );
  });

  it('returns exactly what was held when a bet is drawn or cancelled', () => {
    const bet = { format: 'I', odds: '-1.05', stake: 1n } as const;
    const { risk } = stakeToRisk(bet.format, bet.odds, bet.stake);
    expect(settleBet({ ...bet, grade: 'P' })).toEqual({ credit: risk, net: 0n, risk });
    expect(settleBet({ ...bet, grade: 'D' })).toEqual({ credit: risk, net: 0n, risk });
  });
});

const stakes = fc.bigInt({ min: 1n, max: 100_000_000n });

/** A price of any format, in range, with two or three decimals. */
const anyOdds = fc
  .tuple(fc.constantFrom('E', 'H', 'M', 'I'), fc.integer({ min: -30_000, max: 30_000 }))
  .map(([format, thousandths]) => [format as OddsFormat, printScaled(BigInt(thousandths), 3)] as const)
  .filter(([format, odds]) => parseOdds(format, odds) !== undefined);

/** The definitions of docs/rules.md#odds, written out without regard for speed. */
function slowExact(format: OddsFormat, odds: string, stake: bigint): { risk: Ratio; win: Ratio } {
  const scaled = BigInt(odds.replace('.', ''));
  const typed = { n: stake, d: 1n };
  if (scaled < 0n) return { risk: { n: stake * -scaled, d: 1000n }, win: typed };
  return { risk: typed, win: { n: stake * (format === 'E' ? scaled - 1000n : scaled), d: 1000n } };
}

function times(a: Ratio, share: number): Ratio {
  return { n: a.n * BigInt(share * 2), d: a.d * 2n };
}

function plus(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

function roundHalfUp({ n, d }: Ratio): bigint {
  const floor = n / d;
  return (n - floor * d) * 2n >= d ? floor + 1n : floor;
}

function twoDecimals(fen: bigint): string {
  return printScaled(fen, 2);
}

it('keeps exact amounts before rounding', () => {
  expect(exactRisk('I', '-1.05', 1n).risk).toEqual({ n: 105n, d: 100n });
});
