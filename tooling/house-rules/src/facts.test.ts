import { markets, oddsFormats, parseLine, printLine } from '@lobby/betting';
import { facts } from '@lobby/content/facts';
import { footballFacts } from '@lobby/draws';
import { halfMinutes } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { filesLike, read, readJson } from './repository.ts';

/** Numbers that the pages of words state, and other packages enforce or repeat. */

const source = 'packages/content/src/prose/facts.ts';
const remedy = `The engine does otherwise: correct ${source}, and read the pages that say it.`;
const digits = '零一二三四五六七八九';
const catalogs = filesLike(/^packages\/.*\/messages\/([\w-]+\/)?zh-CN\.json$/);
const screens = filesLike(/^packages\/.*\.tsx$/);

describe('the age from which people may take part', () => {
  const messages = catalogs.flatMap(file => Object.entries(readJson<Record<string, string>>(file)));
  const said = messages.flatMap(([id, text]) =>
    [...text.matchAll(/(\d+) ?周?岁/g)].map(({ 1: age }) => [id, age] as const),
  );
  const drawn = screens.flatMap(file =>
    [...read(file).matchAll(/>(\d+)\+</g)].map(({ 1: age }) => [file, age] as const),
  );

  it.each([...said, ...drawn])('is the same in %s as on the pages', (where, age) => {
    expect(age, `${where} contradicts minimumAge of ${source}.`).toBe(String(facts.minimumAge));
  });

  it('is confirmed at registration and shown in the footer', () => {
    expect(said.map(([id]) => id)).toContain('auth.agree.before');
    expect(drawn).not.toEqual([]);
  });
});

describe('the pages agree with the engine', () => {
  it('on the number of odds formats', () => {
    expect(facts.oddsFormatCount, remedy).toBe(digits[oddsFormats.length]);
  });

  it('on how a quarter handicap is written, and into which lines it splits', () => {
    const line = parseLine(facts.quarterHandicap)!;
    expect(printLine(line), remedy).toBe(facts.quarterHandicap);
    expect([printLine(line - 1), printLine(line + 1)], remedy).toEqual([
      facts.quarterHandicapLow,
      facts.quarterHandicapHigh,
    ]);
  });

  it('on how a quarter total is written', () => {
    const line = parseLine(facts.quarterTotal)!;
    expect(printLine(line), remedy).toBe(facts.quarterTotal);
    expect(line % 2, remedy).toBe(1);
  });

  it('on the groups of total goals', () => {
    const { goalGroupFirst, goalGroupSecond, goalGroupThird, goalGroupLast } = facts;
    const groups = [goalGroupFirst, goalGroupSecond, goalGroupThird, `${goalGroupLast}+`];
    const traded = markets.filter(market => market.kind === 'total-goals');
    expect(traded.length).toBeGreaterThan(0);
    for (const market of traded)
      expect(
        market.picks.map(({ pick }) => pick),
        remedy,
      ).toEqual(groups);
  });

  it('on the minutes of a match, added time aside', () => {
    expect(2 * halfMinutes, remedy).toBe(facts.regulationMinutes);
    for (const { least, choices } of footballFacts.minutes) {
      expect(least, remedy).toBeGreaterThan(facts.regulationMinutes / 2);
      expect(least + choices, remedy).toBeLessThan(facts.regulationMinutes / 2 + 10);
    }
  });
});

describe('a virtual match', () => {
  const [file = ''] = filesLike(/^platform\/simulation\/.*\/virtual-football\.ts$/);

  it('lasts as long as the rules say', () => {
    const number = (name: string) => Number(new RegExp(`const ${name} = (\\d+);`).exec(read(file))?.[1]);
    const halves = footballFacts.minutes.map(({ least, choices }) => least + (choices - 1) / 2);
    const played = halves.reduce((sum, half) => sum + half, 0);
    const minutes = (played + number('breakMinutes')) / number('speed');
    const said = digits.indexOf(facts.virtualMatchMinutes);
    expect(Math.round(minutes), `${file} and virtualMatchMinutes of ${source} disagree.`).toBe(said);
  });
});
