import { get } from 'node:http';
import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { askBalance, findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditExposures } from '../risk/audit.ts';

let running: RunningPlatform;
let client: TestClient;
let match: string;
let ticketId: string;
let wins: number;

beforeAll(async () => {
  running = await testPlatform();
  client = testClient(running.url);
  await client.join('operated1');
  const offer = await findOffer(client);
  match = offer.gid.slice(0, -1);
  const { data } = await placeBet(client, offer, '100');
  if (data.code !== '560') throw new Error(JSON.stringify(data));
  ticketId = data.ticket_id;
  wins = 9_900 + 100 * Number(offer.ioratio);
}, 300_000);
afterAll(() => running.stop());

async function send(fields: Record<string, string>, origin = running.url) {
  const answer = await fetch(`${running.url}/dev/book`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ match, why: 'a test', token: await tokenOfMatch(), ...fields }),
  });
  return { status: answer.status, text: await answer.text() };
}
const page = async (path = '') => {
  const answer = await fetch(`${running.url}/dev/book${path}`);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
/** That of the forms of the match. */
const tokenOfMatch = async () =>
  /name="token" value="([^"]+)"/.exec((await page(`/${match}`)).text)?.[1] ?? '';
const balance = async () => Number((await askBalance(client)).balance);
/** The letters about bets that were settled anew, the newest first. */
const letters = async () => {
  const { list } = await client.call(contract.letter.letterList, { kinds: ['fd'] });
  return list.map(({ content }) => content);
};
const results = async () => {
  const { list } = await client.call(contract.record.betRecordList, {});
  return list.map(bet => `${bet.status} ${bet.result}${bet.cancelReason}`.trim());
};

describe('the page of the operator', () => {
  it('lists matches with their open bets, and shows one with its bets', async () => {
    const list = await page();
    expect(list.text).toContain(`/dev/book/${match}`);
    const one = await page(`/${match}`);
    expect(one.text).toContain(ticketId);
    expect(one.headers.get('content-security-policy')).toContain("form-action 'self'");
    // Else browsers send its forms without their origin, and every one is refused.
    expect(one.text).toContain('<meta name="referrer" content="same-origin"/>');
    expect((await page('/nothing')).status).toBe(404);
  });

  it('reports a result, corrects it, withdraws it, and says what that did', async () => {
    expect((await send({ do: 'result', full: '1:0' })).text).toContain('结算 1 张注单');
    expect(await balance()).toBeCloseTo(wins, 2);
    // A letter about money is not held back by a pause.
    await client.call(contract.playerProtection.timeOut, { hours: 24, agreed: true });
    const corrected = { do: 'result', full: '0:1', because: 'official-decision' };
    expect((await send(corrected)).text).toContain('重新结算 1 张注单');
    expect(await balance()).toBe(9_900);
    expect((await page(`/${match}`)).text).toContain('<td>主办方更改赛果</td>');
    await vi.waitFor(
      async () => expect(await letters()).toEqual([expect.stringContaining('主办方更改赛果')]),
      {
        timeout: 60_000,
      },
    );
    expect((await send({ do: 'result', withdrawn: '1' })).text).toContain('恢复为未结算 1 张注单');
    expect(await results()).toEqual(['open']);
  });

  it('stops a match, and cancels one ticket', async () => {
    await send({ do: 'stop', reason: 'D3' });
    expect(await results()).toEqual(['settled DD3']);
    await send({ do: 'result', full: '0:1' });
    expect(await results()).toEqual(['settled L']);
    expect((await send({ do: 'cancel-ticket', ticketId, reason: 'DJ' })).status).toBe(200);
    expect(await results()).toEqual(['settled DDJ']);
    expect(await balance()).toBe(10_000);
    expect(await auditLedger(running.platform.db)).toEqual([]);
    expect(await auditExposures(running.platform.db)).toEqual([]);
  });

  it('shuts and opens a match, and keeps each action with its reason', async () => {
    await send({ do: 'shut', why: '<script>alert(1)</script>' });
    await send({ do: 'open' });
    const { text } = await page(`/${match}`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    const kept = await running.platform.db.selectFrom('sport_operator_actions').select('action').execute();
    expect(kept.map(({ action }) => action).slice(-2)).toEqual(['shut', 'open']);
  });

  it('sends a form back with what was typed, what is wrong with it, and what to write', async () => {
    const { status, text } = await send({ do: 'result', full: '1-0', half: '0:0', why: 'kept "as typed"' });
    expect(status).toBe(400);
    expect(text).toContain('比分写作 1:0');
    expect(text).toMatch(/id="result-full"[^>]*aria-invalid="true"[^>]*value="1-0"/);
    expect(text).toMatch(/id="result-half"[^>]*value="0:0"/);
    expect(text).toMatch(/id="result-why"[^>]*value="kept &quot;as typed&quot;"/);
    // The other forms of the page have the same fields.
    expect(text).toMatch(/id="shut-why"[^>]*value=""/);
    const span = await send({
      do: 'void',
      from: '2026-11-22T13:00:00Z',
      to: '2026-11-22 21:00',
      reason: 'DK',
    });
    expect(span.text).toContain('2026-11-22 21:00:30（北京时间）');
    expect(span.text).toMatch(/id="void-from"[^>]*aria-invalid="true"/);
    expect(span.text).not.toMatch(/id="void-to"[^>]*aria-invalid="true"/);
    const refused = await send({ do: 'cancel-ticket', ticketId: 'OU1', reason: 'DJ' });
    expect(refused.text).toContain('这场赛事没有注单 OU1');
    expect(refused.text).toMatch(/id="cancel-ticket-ticketId"[^>]*value="OU1"/);
  });

  it('does nothing without a reason, a known match, a sensible form, without its token, or from another origin', async () => {
    const before = await running.platform.db.selectFrom('sport_operator_actions').select('id').execute();
    const void_ = { do: 'void', wtype: 'ZZ', rtype: '', from: '', to: '', reason: 'DK' };
    expect((await send({ do: 'shut', why: ' ' })).status).toBe(400);
    expect((await send({ do: 'shut', match: '404' })).status).toBe(400);
    expect((await send({ do: 'result', full: '1-0' })).status).toBe(400);
    expect((await send({ do: 'result' })).status).toBe(400);
    expect((await send({ do: 'result', full: '1:0', because: 'resumed' })).status).toBe(400);
    expect((await send({ do: 'cancel-ticket', ticketId: 'OU1', reason: 'DJ' })).status).toBe(400);
    expect((await send(void_)).text).toContain('没有玩法“ZZ”');
    expect((await send({ do: 'shut' }, 'http://elsewhere.example')).status).toBe(403);
    expect((await send({ do: 'shut', token: '' })).status).toBe(403);
    expect((await send({ do: 'shut', token: 'x' })).status).toBe(403);
    const after = await running.platform.db.selectFrom('sport_operator_actions').select('id').execute();
    expect(after).toEqual(before);
  });

  it('is not there for who asks by another name of this machine', async () => {
    const status = await new Promise(resolve => {
      const headers = { host: `elsewhere.example:${running.port}` };
      get(`${running.url}/dev/book`, { headers }, answer => resolve(answer.resume().statusCode));
    });
    expect(status).toBe(404);
  });
});

it.each([{ dev: false }, { host: '0.0.0.0' }])('is not there with %o', async parts => {
  const other = await testPlatform(parts);
  const answer = await fetch(`http://127.0.0.1:${other.port}/dev/book`);
  await other.stop();
  expect(answer.status).toBe(404);
});
