import { markets, oddsFormats, parseLine, printLine } from '@lobby/betting';
import { footballFacts } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';

const digits = '零一二三四五六七八九';

describe('what the pages say of betting is what the engine does', () => {
  it('there are as many odds formats', () => {
    expect(facts.oddsFormatCount).toBe(digits[oddsFormats.length]);
  });

  it('a handicap of two halves is written so, and splits into the lines named', () => {
    const line = parseLine(facts.quarterHandicap)!;
    expect(printLine(line)).toBe(facts.quarterHandicap);
    expect([printLine(line - 1), printLine(line + 1)]).toEqual([
      facts.quarterHandicapLow,
      facts.quarterHandicapHigh,
    ]);
  });

  it('a total of two halves is written so', () => {
    const line = parseLine(facts.quarterTotal)!;
    expect(printLine(line)).toBe(facts.quarterTotal);
    expect(line % 2).toBe(1);
  });

  it('total goals are picked in the groups named', () => {
    const { goalGroupFirst, goalGroupSecond, goalGroupThird, goalGroupLast } = facts;
    const groups = [goalGroupFirst, goalGroupSecond, goalGroupThird, `${goalGroupLast}+`];
    const traded = markets.filter(market => market.kind === 'total-goals');
    expect(traded.length).toBeGreaterThan(0);
    for (const market of traded) expect(market.picks.map(({ pick }) => pick)).toEqual(groups);
  });

  it('the halves of a match last the regulation minutes and added time', () => {
    for (const { least, choices } of footballFacts.minutes) {
      expect(least).toBeGreaterThan(facts.regulationMinutes / 2);
      expect(least + choices).toBeLessThan(facts.regulationMinutes / 2 + 10);
    }
  });
});
