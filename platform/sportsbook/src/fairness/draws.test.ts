import { drawMethods, type WireDraw, type WireDrawList } from '@lobby/api-client/contract/game/draws';
import { drawFootball, footballCommitment, fromHex, goalsOf, keyLeaf, rootFrom } from '@lobby/draws';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { commitDays } from '@lobby/platform-testing/internals/simulation';
import type { ScriptedMatch } from '@lobby/simulation';
import { dayOf, timelineOf, virtualFootball } from '@lobby/simulation';
import { testSecret } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 20, 23, 50);
let book: TestBook;
let matches: ScriptedMatch[];

beforeAll(async () => {
  book = await openTestBook(now);
  await book.db.deleteFrom('sport_matches').execute();
  await book.db.deleteFrom('sport_draw_days').execute();
  await commitDays(book.db, testSecret, now);
  matches = virtualFootball(testSecret).matchesAround(now);
  for (const match of matches) await book.addMatch(match);
}, 300_000);
afterAll(() => book.close());

async function ask(id: string): Promise<WireDraw | null> {
  return v.parse(drawMethods.draw.answer, await book.call('get_draw', { ecid: id })).draw;
}
async function list(): Promise<WireDrawList> {
  return v.parse(drawMethods.draws.answer, await book.call('get_draws', {}));
}

describe('a virtual match', () => {
  it('is committed to before its betting opens, in a day whose root was published before, and shows no key', async () => {
    const coming = matches.at(-1)!;
    expect(dayOf(coming.kickoff)).toBe('2026-11-21');
    const draw = await ask(coming.id);
    expect(draw).toMatchObject({ ended: false, score: '', half_score: '', reveal: null });
    expect(draw?.draw_hash).toBe(coming.drawHash);
    expect(draw?.day.committed_at).toBeLessThan(coming.kickoff - 600_000);
    const { ec } = (await book.call('get_game_list', { gtype: 'VF', showtype: 'today' })) as {
      ec: { id: string; game: Record<string, string> }[];
    };
    expect(ec.find(one => one.id === coming.id)?.game.draw_hash).toBe(coming.drawHash);
  });

  it('reveals its key only after the final whistle, and can be redrawn from it', async () => {
    const match = matches.find(one => one.kickoff >= now)!;
    const promised = await ask(match.id);
    const { fullTime, half, full } = timelineOf(match);
    book.clock.set(fullTime - 1);
    expect((await ask(match.id))?.reveal).toBeNull();
    book.clock.set(fullTime);
    const draw = (await ask(match.id))!;
    const { rules, key, nonce, proof } = draw.reveal!;
    const script = drawFootball(rules, fromHex(key));
    const [first, second] = goalsOf(script);
    expect(`${first[0]}:${first[1]}`).toBe(draw.half_score);
    expect(draw.half_score).toBe(half.join(':'));
    expect(`${first[0] + second[0]}:${first[1] + second[1]}`).toBe(draw.score);
    expect(draw.score).toBe(full.join(':'));
    const recomputed = footballCommitment({ rules, key: fromHex(key), nonce: fromHex(nonce) }, script);
    expect(recomputed).toBe(promised?.draw_hash);
    expect(rootFrom(keyLeaf(match.id, fromHex(key)), proof)).toBe(promised?.day.root);
  });

  it('keeps its commitment and its day over a restart', async () => {
    const before = await list();
    book.restart();
    await commitDays(book.db, testSecret, book.clock.now() + 1);
    expect(await list()).toEqual(before);
  });
});

describe('the list of draws', () => {
  it('lists today, tomorrow and the current matches with their commitments', async () => {
    const { days, matches: listed } = await list();
    expect(days.map(one => one.day)).toEqual(['2026-11-21', '2026-11-20']);
    expect(listed.length).toBeGreaterThan(5);
    const now = book.clock.now();
    const [begun, coming] = [
      listed.filter(one => one.kickoff <= now),
      listed.filter(one => one.kickoff > now),
    ];
    expect(begun.length).toBeGreaterThan(0);
    expect(listed).toEqual([...begun, ...coming]);
    expect(begun.map(one => one.kickoff)).toEqual(begun.map(one => one.kickoff).sort((a, b) => b - a));
    expect(coming.map(one => one.kickoff)).toEqual(coming.map(one => one.kickoff).sort((a, b) => a - b));
  });
});

it('answers nothing for a match without a public draw and for an unknown one', async () => {
  expect(await ask('1001')).toBeNull();
  expect(await ask('')).toBeNull();
});

it('is never committed to after its kick-off or before its day, whenever the platform starts', async () => {
  for (const start of [Date.UTC(2026, 11, 2, 0, 1), Date.UTC(2026, 11, 5, 23, 59, 59)]) {
    await commitDays(book.db, testSecret, start);
    const days = (await book.db.selectFrom('sport_draw_days').select('day').execute()).map(row => row.day);
    for (const match of virtualFootball(testSecret).matchesAround(start)) {
      expect(match.kickoff).toBeGreaterThan(start);
      expect(days).toContain(dayOf(match.kickoff));
    }
  }
});
