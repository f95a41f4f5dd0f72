import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';

const page = '/dev/operator/disputes';
const { disputeBet, betRecordList } = contract.record;
let running: RunningPlatform;
let client: TestClient;
let match: string;
let ticketId: string;

beforeAll(async () => {
  running = await testPlatform();
  client = testClient(running.url);
  await client.join('disputed1');
  const offer = await findOffer(client);
  match = offer.gid.slice(0, -1);
  const { data } = await placeBet(client, offer, '100');
  if (data.code !== '560') throw new Error(JSON.stringify(data));
  ticketId = data.ticket_id;
}, 300_000);
afterAll(() => running.stop());

const text = async () => (await fetch(running.url + page)).text();
const tokenOf = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
/** Sends a form with the token of a page that was read before; answers the status. */
const post = async (at: string, token: string, fields: Record<string, string>) => {
  const body = new URLSearchParams({ token, ...fields });
  return (await fetch(running.url + at, { method: 'POST', headers: { origin: running.url }, body })).status;
};
const file = (typed: string) => client.send(disputeBet, { ticketId, kind: 'result', text: typed });
const waitingId = async () => /name="id" value="([^"]+)"/.exec(await text())?.[1] ?? '';

it('lists a dispute with its bet, answers it once, and tells the member by letter and record', async () => {
  expect(await file('太早')).toMatchObject({
    status_code: codeOf('warning'),
    data: { reason: 'dispute-unsettled' },
  });
  const form = await (await fetch(`${running.url}/dev/book/${match}`)).text();
  const result = { match, do: 'result', full: '0:1', why: 'a test' };
  expect(await post('/dev/book', tokenOf(form), result)).toBe(200);

  const typed = `比分不对 <b>${randomUUID()}</b>`;
  expect((await file(typed)).status_code).toBe(codeOf('success'));
  expect(await file('又一次')).toMatchObject({
    status_code: codeOf('data-exists'),
    data: { reason: 'dispute-open' },
  });

  const shown = await text();
  expect(shown).toContain(typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(shown).toContain(`注单 ${ticketId}，disputed1`);
  expect(shown).toContain(`href="/dev/book/${match}"`);

  const id = await waitingId();
  const answer = { id, verdict: 'declined', answer: '官方赛果为 0:1。' };
  expect(await post(page, tokenOf(shown), { ...answer, answer: '  ' })).toBe(400);
  expect(await post(page, tokenOf(shown), { ...answer, verdict: '' })).toBe(400);
  expect(await post(page, tokenOf(shown), answer)).toBe(200);
  expect(await post(page, tokenOf(shown), answer)).toBe(409);
  expect(await waitingId()).toBe('');
  expect(await text()).toContain('官方赛果为 0:1。');

  const { list } = await client.call(betRecordList, { ticketId });
  expect(list[0]?.disputes).toMatchObject([{ state: 'declined', answer: '官方赛果为 0:1。' }]);
  const letters = await client.call(contract.letter.letterList, { kinds: ['fd'] });
  expect(letters.list).toMatchObject([
    { title: `注单异议不成立：${ticketId}`, content: expect.stringContaining('<p>官方赛果为 0:1。</p>') },
  ]);
});
