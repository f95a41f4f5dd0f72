import { foundMatches, matchSearch } from '@lobby/api-client/contract/game/search-matches';
import { hour, minute } from '@lobby/calendar';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchMatches } from './search-matches.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
let book: TestBook;
bookOfFile(now, own => {
  book = own;
});

const club = (zh: string, tw = zh) => ({ 'zh-CN': zh, 'zh-TW': tw });
const search = async (text: string) =>
  v.parse(matchSearch.search.answer, await book.call('search_matches', { text })).matches;
const idsOf = async (text: string) => (await search(text)).map(({ ecid }) => ecid);

let isFilled = false;
beforeEach(async () => {
  if (isFilled) return;
  isFilled = true;
  const team = { away: club('客队'), league: club('测试联赛', '測試聯賽'), createdAt: 0 };
  await book.addMatch(testMatch({ id: '901', home: club('试队甲', '試隊甲'), kickoff: now + hour, ...team }));
  await book.addMatch(testMatch({ id: '902', home: club('试队乙'), kickoff: now - 10 * minute, ...team }));
  await book.addMatch(testMatch({ id: '903', home: club('试队丙'), kickoff: now - 9 * hour, ...team }));
  for (let at = 0; at <= foundMatches; at += 1)
    await book.addMatch(
      testMatch({ id: `92${at}`, home: club(`多队${at}`), kickoff: now + (at + 2) * hour, ...team }),
    );
});

it('finds matches for sale by a team, in play first', async () => {
  expect(await idsOf('试队')).toEqual(['902', '901']);
  const [live] = await search('试队乙');
  expect(live).toMatchObject({
    gtype: 'FT',
    team_h: '试队乙',
    team_c: '客队',
    league: '测试联赛',
    live: true,
  });
});

it('finds by the names of either language, by leagues, and through blanks and width', async () => {
  expect(await idsOf('試隊甲')).toEqual(['901']);
  expect(await idsOf(' 试 队 甲 ')).toEqual(['901']);
  expect((await idsOf('測試聯賽')).length).toBe(foundMatches);
});

it('finds no match that is over, nothing for nothing, and never more than ten', async () => {
  expect(await idsOf('试队丙')).toEqual([]);
  expect(await idsOf('  ')).toEqual([]);
  expect(await idsOf('多队')).toEqual(Array.from({ length: foundMatches }, (_, at) => `92${at}`));
});

it('prepares the names of a match once, however often is searched', () => {
  const match = testMatch({ id: '940', home: club('试队丁') });
  const prepared = vi.spyOn(String.prototype, 'normalize');
  const texts = ['试', '试队', '试队丁', '没有'];
  for (const text of texts) searchMatches([match], text, now, 'zh-CN');
  const ofNames = prepared.mock.contexts.filter(name => String(name) === '试队丁').length;
  prepared.mockRestore();
  // One of each language, and one that was typed.
  expect(ofNames).toBe(3);
});
