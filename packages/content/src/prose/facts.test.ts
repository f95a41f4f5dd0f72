import { markets, oddsFormats, parseLine, printLine } from '@lobby/betting';
import { footballFacts } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';

const digits = '零一二三四五六七八九';

describe('the pages agree with the engine', () => {
  it('on the number of odds formats', () => {
    expect(facts.oddsFormatCount).toBe(digits[oddsFormats.length]);
  });

  it('on how a quarter handicap is written, and into which lines it splits', () => {
    const line = parseLine(facts.quarterHandicap)!;
    expect(printLine(line)).toBe(facts.quarterHandicap);
    expect([printLine(line - 1), printLine(line + 1)]).toEqual([
      facts.quarterHandicapLow,
      facts.quarterHandicapHigh,
    ]);
  });

  it('on how a quarter total is written', () => {
    const line = parseLine(facts.quarterTotal)!;
    expect(printLine(line)).toBe(facts.quarterTotal);
    expect(line % 2).toBe(1);
  });

  it('on the groups of total goals', () => {
    const { goalGroupFirst, goalGroupSecond, goalGroupThird, goalGroupLast } = facts;
    const groups = [goalGroupFirst, goalGroupSecond, goalGroupThird, `${goalGroupLast}+`];
    const traded = markets.filter(market => market.kind === 'total-goals');
    expect(traded.length).toBeGreaterThan(0);
    for (const market of traded) expect(market.picks.map(({ pick }) => pick)).toEqual(groups);
  });

  it('on the minutes of a match, added time aside', () => {
    for (const { least, choices } of footballFacts.minutes) {
      expect(least).toBeGreaterThan(facts.regulationMinutes / 2);
      expect(least + choices).toBeLessThan(facts.regulationMinutes / 2 + 10);
    }
  });
});
