import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { cycleMs } from './cycle.ts';

// What a player sends who does not use our page.

let venues: TestVenues;
let player: string;
let key: string;
beforeAll(async () => {
  venues = await testVenues();
});
beforeEach(async () => {
  player = randomUUID();
  key = (await venues.join(player, '50')).key;
  venues.later(cycleMs);
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const balance = async (of = player) => (await venues.told('balance', { player: of })).balance;
const round = (body: object, by = key) => venues.page('/round', { key: by, body });

it.each<[string, object]>([
  ['a stake below nothing', { stake: '-2' }],
  ['a stake of nothing', { stake: '0' }],
  ['a stake that is a number', { stake: 2 }],
  ['a stake that is no number', { stake: 'NaN' }],
  ['an endless stake', { stake: 'Infinity' }],
  ['a power', { stake: '2e0' }],
  ['digits of another script', { stake: '٢' }],
  ['more digits than money has', { stake: '9'.repeat(10) }],
  ['a list of stakes', { stake: ['2'] }],
  ['no id', { id: undefined }],
  ['an id that is none', { id: '__proto__' }],
  ['a choice that the game has not', { choice: { lines: 99 } }],
  ['a choice that is a text', { choice: 'win' }],
])('%s stakes nothing', async (_, wrong) => {
  const { status } = await round({ id: randomUUID(), stake: '2', ...wrong });
  expect([400, 409]).toContain(status);
  expect(await balance()).toBe('50.00');
});

it('a choice with names that every object has changes no object, and wins nothing', async () => {
  const body = `{"id":"${randomUUID()}","stake":"2","choice":{"__proto__":{"multiplier":9},"constructor":{}}}`;
  const { status } = await fetch(`${venues.url}/round`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
  });
  expect([400, 409]).toContain(status);
  expect(({} as { multiplier?: number }).multiplier).toBeUndefined();
  expect(await balance()).toBe('50.00');
});

it('one id sent twenty times at once is one round', async () => {
  const body = { id: randomUUID(), stake: '2' };
  const all = await Promise.all(Array.from({ length: 20 }, () => round(body)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await balance()).toBe(all[0].after);
});

it('twenty ids sent at once are one round, and nineteen come too soon', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => round({ id: randomUUID(), stake: '2' })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ reason }) => reason === 'too-soon')).toHaveLength(19);
});

it('the id of another player is a round of one’s own, and tells nothing of theirs', async () => {
  const other = randomUUID();
  const theirs = (await venues.join(other, '50')).key;
  const body = { id: randomUUID(), stake: '2' };
  const [one, two] = [await round(body), await round(body, theirs)];
  expect(two.status).toBe(200);
  expect(two.id).not.toBe(one.id);
  expect(await balance(other)).toBe(two.after);
});

it.each([
  ['of nobody', () => ''],
  ['that is guessed', () => 'x'.repeat(43)],
  ['that every object has', () => 'constructor'],
])('a key %s opens nothing', async (_, made) => {
  expect(await round({ id: randomUUID(), stake: '2' }, made())).toEqual({
    status: 401,
    reason: 'session-ended',
  });
});

it('a token opens one session of twenty that ask for it at once', async () => {
  const token = venues.tokenOf(await venues.launch(player));
  const all = await Promise.all(
    Array.from({ length: 20 }, () => venues.page('/session', { body: { token } })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});
