import { describe, expect, it } from 'vitest';
import { handicapLines, margins, totals, totalsLines, type WorkedLine, workedBet } from './worked-lines.ts';

/** "0.5 / 1" is two half bets on 0.5 and 1. */
function halves(line: string): readonly number[] {
  const [low = '0', high = low] = line.split(' / ');
  return [Number(low), Number(high)];
}

/** By hand: each half wins, loses or is returned, and the halves are added. */
function byHand(line: string, ahead: (half: number) => number): readonly [grade: string, back: number] {
  const signs = halves(line).map(half => Math.sign(ahead(half)));
  const sum = signs.reduce((total, sign) => total + sign, 0);
  const half = workedBet.stake / 2;
  const back = signs.reduce(
    (total, sign) => total + (sign > 0 ? half * (1 + Number(workedBet.odds)) : sign < 0 ? 0 : half),
    0,
  );
  return [['L', 'LL', 'P', 'LW', 'W'][sum + 2] ?? '', back];
}

const shown = (rows: readonly WorkedLine[]) =>
  rows.flatMap(({ line, cells }) => cells.map((cell, at) => ({ line, at, ...cell })));
const gradesOf = (rows: readonly WorkedLine[], line: string) =>
  rows.find(row => row.line === line)?.cells.map(({ grade }) => grade);

describe('the tables of the guides', () => {
  it('grade and pay every line and margin of the handicap as counted by hand', () => {
    for (const [side, sign] of [
      ['gives', -1],
      ['gets', 1],
    ] as const)
      for (const { line, at, grade, back } of shown(handicapLines(side)))
        expect([line, side, grade, Number(back)]).toEqual([
          line,
          side,
          ...byHand(line, half => (margins[at] ?? 0) + sign * half),
        ]);
  });

  it('grade and pay every line and total of goals as counted by hand', () => {
    for (const [side, sign] of [
      ['O', 1],
      ['U', -1],
    ] as const)
      for (const { line, at, grade, back } of shown(totalsLines(side)))
        expect([line, side, grade, Number(back)]).toEqual([
          line,
          side,
          ...byHand(line, half => sign * ((totals[at] ?? 0) - half)),
        ]);
  });

  it('a half line has no push', () => {
    expect(gradesOf(handicapLines('gives'), '0.5')).toEqual(['L', 'L', 'W', 'W', 'W']);
  });

  it('a whole line pushes when met', () => {
    expect(gradesOf(handicapLines('gives'), '1')).toEqual(['L', 'L', 'P', 'W', 'W']);
  });

  it('a line of two halves is half won or half lost', () => {
    expect(gradesOf(handicapLines('gives'), '0.5 / 1')).toEqual(['L', 'L', 'LW', 'W', 'W']);
    expect(gradesOf(handicapLines('gives'), '0 / 0.5')).toEqual(['L', 'LL', 'W', 'W', 'W']);
  });

  it('a half total has no push', () => {
    expect(gradesOf(totalsLines('O'), '2.5')).toEqual(['L', 'L', 'W', 'W']);
  });

  it('a whole total pushes for both sides', () => {
    expect(gradesOf(totalsLines('O'), '2')).toEqual(['L', 'P', 'W', 'W']);
    expect(gradesOf(totalsLines('U'), '2')).toEqual(['W', 'P', 'L', 'L']);
  });

  it('a total of two halves is half won or half lost', () => {
    expect(gradesOf(totalsLines('O'), '2 / 2.5')).toEqual(['L', 'LL', 'W', 'W']);
    expect(gradesOf(totalsLines('O'), '2.5 / 3')).toEqual(['L', 'L', 'LW', 'W']);
  });
});
