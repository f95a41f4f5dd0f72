import { day, instantsOf, recentDays } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { isThere, read, readJson } from '../repository.ts';

/** What the record of bets says, with the numbers and the tests that keep it. */

const source = 'packages/bet-history/src';
const texts: Readonly<Record<string, string>> = {
  ...readJson<Record<string, string>>(`${source}/messages/zh-CN.json`),
  ...readJson<Record<string, string>>(`${source}/history/export/messages/zh-CN.json`),
};

/** How many days a range covers on some day, today included. */
function daysOf(range: 'week' | 'days30'): string {
  const { beginTime, endTime } = instantsOf(recentDays(range, 0)) ?? { beginTime: 0, endTime: 0 };
  return String((endTime - beginTime) / day);
}

/** The numbers of each text by what keeps them. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  'betHistory.range.week': [daysOf('week')],
  'betHistory.range.days30': [daysOf('days30')],
  // What the button chooses stands below.
  'betHistory.emptyWider': [daysOf('days30')],
};

/** Sentences that promise something, with the files that keep it and words of them: the name of a test where there is one. */
const sentences: Readonly<Record<string, readonly (readonly [file: string, words: string])[]>> = {
  'betHistory.emptyWider': [
    [`${source}/history/no-bets.tsx`, "range: 'days30'"],
    [`${source}/history/rounds/no-rounds.tsx`, "range: 'days30'"],
  ],
  'betHistory.range.zone': [
    [`${source}/history/filters/history-filters.test.ts`, 'covers from the start of the first day'],
  ],
  'betHistory.total.rejected': [
    [
      'platform/sportsbook/src/settlement/settlement.test.ts',
      'list a rejected bet without adding it to totals',
    ],
  ],
  'betHistory.export.failed': [
    [`${source}/history/export/collect-bets.test.ts`, 'answers the failure of a later page'],
  ],
  'betHistory.combinations.rounded': [
    [`${source}/history/detail/breakdown.test.ts`, 'that differ from the ticket by rounding are marked'],
  ],
  'betHistory.dispute.about': [
    [
      'platform/sportsbook/src/disputes/disputes.test.ts',
      'is taken until fourteen days after the settlement, and not from then on',
    ],
    [
      'platform/sportsbook/src/disputes/disputes.test.ts',
      'stands in its record, is answered once, with a letter and a line in the trail, and moves no money',
    ],
  ],
  'betHistory.dispute.sentHint': [
    [
      'platform/sportsbook/src/disputes/operator/disputes-page.test.ts',
      'lists a dispute with its bet, answers it once, and tells the member by letter and record',
    ],
  ],
  'betHistory.shown.about': [
    [
      'platform/sportsbook/src/records/shown-bet.test.ts',
      'says nothing of its member, their money or its number, whatever became of it',
    ],
  ],
  'betHistory.shown.hidden': [
    [
      'platform/sportsbook/src/records/shown-bet.test.ts',
      'says nothing of its member, their money or its number, whatever became of it',
    ],
  ],
  'betHistory.shown.intro': [
    [
      'platform/sportsbook/src/records/shown-bet.test.ts',
      'has the price and the line that its member saw, long after the prices have moved',
    ],
    ['platform/sportsbook/src/records/shown-bet.test.ts', 'has its result and score once it is settled'],
  ],
  'betHistory.round.correctedText': [
    [
      'platform/cashier/src/venues/records/records.test.ts',
      'moves the difference in the books once, and is shown with what it was',
    ],
    [
      'platform/cashier/src/venues/records/records.test.ts',
      'in its stake counts for turnover by the stake of now',
    ],
  ],
};

/** Figures, and numerals with a unit behind them; what is filled in says none. */
const numbersIn = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, '')
    .match(/\d[\d,.]*|[一二三四五六七八九十百千]+(?=天|日|小时|分钟|秒|条|行|笔|页|倍)/g) ?? [];

describe('the texts of the record of bets', () => {
  const told = Object.entries(texts).filter(([, text]) => numbersIn(text).length > 0);

  it('tell no number that nobody keeps', () => {
    expect(told.map(([name]) => name).sort()).toEqual(Object.keys(numbers).sort());
  });

  it.each(Object.entries(numbers))('%s tells the numbers of the code', (name, kept) => {
    expect(numbersIn(texts[name] ?? '')).toEqual(kept);
  });

  it.each(Object.entries(sentences))('%s is kept', (name, keepers) => {
    expect(texts[name], `Nothing is said under ${name} any more.`).toBeTruthy();
    for (const [file, words] of keepers) {
      expect(isThere(file), `${file} kept ${name} and is gone: who keeps it now?`).toBe(true);
      expect(read(file).includes(words), `${file} kept ${name}, and says no more: ${words}`).toBe(true);
    }
  });
});

it.each([
  ['近7天', ['7']],
  ['最多 10,000 行', ['10,000']],
  ['保留三十天', ['三十']],
  ['再来一注，另 {count} 关', []],
])('%j tells the numbers %j', (text, found) => {
  expect(numbersIn(text)).toEqual(found);
});
