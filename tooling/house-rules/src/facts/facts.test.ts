import { cancelReasonOf, markets, parseLine } from '@lobby/betting';
import { facts } from '@lobby/content/facts';
import { footballFacts } from '@lobby/draws';
import { sportCodes, sports } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { read, readJson } from '../repository.ts';
import { kept } from './kept.ts';

/** Numbers that the pages of words state, and other packages enforce or repeat. */

const source = 'packages/content/src/prose/facts.ts';
const remedy = `The engine does otherwise: correct ${source}, and read the pages that say it.`;

describe('what the pages say is what the code keeps', () => {
  it.each(Object.entries(facts))('%s', (name, said) => {
    // Safe: the names are those of the facts.
    expect(said, remedy).toBe(kept[name as keyof typeof kept]);
  });

  it('on every group of total goals, and on a total of two halves', () => {
    const traded = markets.filter(market => market.kind === 'total-goals');
    const { goalGroupFirst, goalGroupSecond, goalGroupThird, goalGroupLast } = facts;
    expect(traded.length).toBeGreaterThan(0);
    for (const { picks } of traded)
      expect(
        picks.map(({ pick }) => pick),
        remedy,
      ).toEqual([goalGroupFirst, goalGroupSecond, goalGroupThird, `${goalGroupLast}+`]);
    expect(parseLine(facts.quarterTotal)! % 2, remedy).toBe(1);
  });

  it('on the minutes of a match, added time aside', () => {
    for (const { least, choices } of footballFacts.minutes) {
      expect(least, remedy).toBeGreaterThan(facts.regulationMinutes / 2);
      expect(least + choices, remedy).toBeLessThan(facts.regulationMinutes / 2 + 10);
    }
  });

  it('on the hours after which a match is called off', () => {
    for (const code of ['D1', 'D3'])
      expect(cancelReasonOf(code)?.meaning, remedy).toContain(`${facts.abandonedHours} hours`);
  });

  it('on sports: football is traded, real and virtual', () => {
    expect(sportCodes, remedy).toEqual(expect.arrayContaining(['FT', 'VF']));
    expect(sports.VF.isDrawn).toBe(true);
  });
});

describe('the first announcements', () => {
  const file = 'platform/messaging/src/content/first-notices.ts';

  it.each([
    ['约', facts.virtualMatchMinutes, /约([一二三四五六七八九])分钟|約([一二三四五六七八九])分鐘/g],
  ] as const)('say the numbers of the pages in both scripts: %s %s', (_word, said, pattern) => {
    const found = [...read(file).matchAll(pattern)].map(([, one, other]) => one ?? other);
    expect(found, `${file} and ${source} disagree.`).toEqual([said, said]);
  });
});

describe('the page of limits says the same as the page about them', () => {
  const said = {
    ...readJson<Record<string, string>>('packages/wallet/src/messages/zh-CN.json'),
    ...readJson<Record<string, string>>('packages/wallet/src/limits/messages/zh-CN.json'),
  };

  it.each([
    ['limits.intro', `等待${facts.raiseWaitHours}小时`],
    ['limits.pause.after', `再等待${facts.returnWaitHours}小时`],
    ['wallet.pause.over', `${facts.returnWaitHours}小时后生效`],
    [`limits.pause.${kept.timeOutHours}`, `${facts.timeOutHours}小时`],
    [`limits.pause.${facts.timeOutDays * 24}`, `${facts.timeOutDays}天`],
    [`limits.pause.${facts.timeOutLongDays * 24}`, `${facts.timeOutLongDays}天`],
    [`limits.pause.${facts.exclusionMonths}`, `${facts.exclusionMonths}个月`],
    [`limits.pause.${facts.exclusionYears * 12}`, `${facts.exclusionYears}年`],
    [`limits.pause.${facts.exclusionLongYears * 12}`, `${facts.exclusionLongYears}年`],
  ])('%s: %s', (id, words) => expect(said[id], remedy).toContain(words));
});
