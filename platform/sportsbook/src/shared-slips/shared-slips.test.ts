import type { Member } from '@lobby/platform-kernel/calls/context';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSlip, sweepSharedSlips } from './shared-slips.ts';
import { isOfSite, readCode } from './slip-code.ts';

const now = Date.UTC(2026, 10, 20, 12);
const week = 7 * 24 * 3_600_000;
let book: TestBook;
let member: Member;

beforeAll(async () => {
  book = await openTestBook(now);
  for (const id of ['9701', '9702'])
    await book.addMatch(testMatch({ id, createdAt: now, kickoff: now + week }));
}, 300_000);
afterAll(() => book.close());
beforeEach(async () => {
  book.clock.set(now);
  member = await book.join();
});

async function slip() {
  const seen = [];
  for (const id of ['9701', '9702']) seen.push(await book.look(member, { id, gtype: 'FT' }, 'R', 'RH'));
  const picks = seen.map(({ pick, ioratio, ratio }) => ({ ...pick, ioratio, ratio, strong: 'H' }));
  return { form: 'system', folds: [[2], [1, 2]], picks };
}
/** Each character wrong in two ways, each pair of neighbours exchanged, one missing, one too many. */
function mistypings(code: string): string[] {
  const places = [...code].map((_, at) => at);
  const put = (at: number, char: string) => code.slice(0, at) + char + code.slice(at + 1);
  const all = places.flatMap(at => [
    ...['7', 'K'].map(char => put(at, char)),
    code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2),
    code.slice(0, at) + code.slice(at + 1),
    put(at, `${code[at]}4`),
  ]);
  return [...new Set(all)].filter(each => each !== code);
}
const opening = { now, siteIds: ['1001', '1002'] };
const share = async () => String((await book.call('share_slip', await slip(), member)).code);
const open = (code: string) => book.call('shared_slip', { code });

describe('a shared slip', () => {
  it('is opened by anybody of the site, as a person types the code', async () => {
    const code = await share();
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    const shared = await slip();
    expect(await open(typed)).toMatchObject({
      ...{ status: 'found', form: 'system', folds: shared.folds },
      picks: shared.picks.map((pick, at) => ({ ...pick, ecid: `970${at + 1}`, team_h: '主队' })),
    });
  });

  it('is refused on another site, by its code alone', async () => {
    const code = await share();
    expect(isOfSite(code, '1001')).toBe(true);
    expect(await openSlip(book.db, '1002', code, { ...opening, langx: 'zh-CN' })).toEqual({
      status: 'other-site',
    });
  });

  it('is unknown when mistyped, and after a week', async () => {
    const code = await share();
    for (const wrong of mistypings(code))
      expect([wrong, await open(wrong)]).toEqual([wrong, { status: 'unknown' }]);
    expect(await open('abc')).toEqual({ status: 'unknown' });
    book.clock.set(now + week);
    expect(await open(code)).toEqual({ status: 'unknown' });
    await sweepSharedSlips(book.db, now + week);
    expect(await book.db.selectFrom('sport_shared_slips').selectAll().execute()).toEqual([]);
  });

  it('is opened by a code of before, which had no check character', async () => {
    const code = await share();
    const old = code.slice(0, -1);
    await book.db.updateTable('sport_shared_slips').set({ code: old }).where('code', '=', code).execute();
    expect(await open(old)).toMatchObject({ status: 'found' });
    expect(await openSlip(book.db, '1002', old, { ...opening, langx: 'zh-CN' })).toEqual({
      status: 'other-site',
    });
    expect(await open(`ZZ${old.slice(2)}`)).toEqual({ status: 'unknown' });
  });

  it('names its matches in the language of the reader', async () => {
    const answer = await openSlip(book.db, '1001', await share(), { ...opening, langx: 'zh-TW' });
    expect(answer).toMatchObject({ picks: [{ team_h: '主隊' }, {}] });
  });

  it('is kept with the newest fifty of its member', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 52; n++) {
      codes.push(await share());
      book.clock.advance(1_000);
    }
    expect(await open(codes[0]!)).toEqual({ status: 'unknown' });
    expect(await open(codes[2]!)).toMatchObject({ status: 'found' });
  });

  it('is refused with a pick that is not traded, and with sizes that do not fit', async () => {
    const good = await slip();
    const untraded = { ...good, picks: good.picks.map(pick => ({ ...pick, wtype: 'XX' })) };
    for (const bad of [untraded, { ...good, folds: [[3]] }]) {
      await expect(book.call('share_slip', bad, member)).rejects.toThrow('invalid-parameter');
    }
  });
});

it.each([
  // Of before.
  ['o1il-abcde9', '0111ABCDE9'],
  [' 0111 abcd e9 ', '0111ABCDE9'],
  ['0111ABCDE', undefined],
  ['0111ABCDU9', undefined],
  // With its check character, and with another one.
  ['o1il-abcde9 s', '0111ABCDE9S'],
  ['ｏ１ｉｌ—ａｂｃｄｅ　９ｓ', '0111ABCDE9S'],
  ['\u202d0111‑ABCD\u200bE9S\u202c', '0111ABCDE9S'],
  ['0111ABCDE90', undefined],
  ['1011ABCDE9S', undefined],
])('reads the code %j as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
