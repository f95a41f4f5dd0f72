import { describe, expect, it } from 'vitest';
import { read } from '../repository.ts';
import { constantOf } from '../rules-page/constant.ts';

/** What the sites say of the venues' games, with the number of the code that keeps it. */

const minute = 60_000;
const number = (file: string, name: string) => constantOf(read(file), name);
const venues = 'packages/venues/src/messages/zh-CN.json';
const fairness = 'packages/sportsbook/src/fairness/messages/zh-CN.json';
const sessions = 'platform/venue-server/src/sessions';
/** Of the normal distribution, how many of a thousand lie so many deviations around the mean. */
const within: Readonly<Record<string, string>> = { '2.58': '九百九十', '3.29': '九百九十九' };

const minutesOf = (ms: number | undefined) =>
  ms === minute ? '一分钟' : ms === undefined ? 'no number' : `${ms / minute} 分钟`;

describe('what the sites say of games', () => {
  it.each<[page: string, text: string, said: string]>([
    [
      venues,
      'venues.text.CP',
      `${minutesOf(number('platform/venue-server/src/catalog/timetable.ts', 'everyMinute.periodMs'))}一期`,
    ],
    [
      venues,
      'venues.launch.blocked.text',
      `${minutesOf(number(`${sessions}/launches.ts`, 'tokenMs'))}内有效`,
    ],
    [
      fairness,
      'fairness.returns.hint',
      `一千次里有${within[String(number('platform/cashier/src/venues/returns/judge-return.ts', 'deviations'))]}次`,
    ],
  ])('%s: %s is what the code does', (page, text, said) => {
    expect(JSON.parse(read(page))[text]).toContain(said);
  });

  it.each<[page: string, text: string, file: string, words: string]>([
    // Today and the 29 days before it.
    [fairness, 'fairness.returns.days30', 'platform/cashier/src/venues/returns/game-returns.ts', '29 * day'],
    [
      fairness,
      'fairness.returns.few',
      'platform/cashier/src/venues/returns/judge-return.test.ts',
      'of less than a thousand rounds of one stake says nothing',
    ],
    [
      venues,
      'venues.frame.trial.note',
      'platform/venue-server/src/rounds/rounds.test.ts',
      'in a trial is played with credits that no book holds',
    ],
  ])('%s: %s is kept by %s', (page, text, file, words) => {
    expect(JSON.parse(read(page))[text]).toBeTruthy();
    expect(read(file).includes(words), `${file} kept ${text}, and says no more: ${words}`).toBe(true);
  });
});
