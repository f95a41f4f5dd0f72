import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { build } from './build.ts';
import { createRequester } from './requester.ts';
import { send } from './send.ts';
import { testServer, testWire } from './test-support/test-server.ts';
import { CALL_BUDGET_MS } from './wire.ts';

const { login } = contract.userSession;
const credentials = { name: 'linqiao88', password: '0'.repeat(32) };

afterEach(() => {
  vi.useRealTimers();
});

it('signs the plain draft and returns it as it was sent, beside the decrypted answer', async () => {
  const server = testServer({ answer: () => ({ name: 'success', data: 'in' }) });
  const wire = testWire({ fetch: server.fetch, encrypt: () => true });
  const draft = build(login, credentials, 'op-1', wire);
  const { sealed, opened } = await send(draft, wire, new AbortController().signal);
  expect(draft).toMatchObject({ encrypted: false, target: login.path });
  expect(sealed).toMatchObject({ encrypted: true, requestId: 'op-1' });
  expect(sealed.headers['x-api-sign']).toBe(server.received[0]?.headers.get('x-api-sign'));
  expect(server.received[0]?.payload).toEqual(credentials);
  expect(JSON.parse(opened.kind === 'wire-answer' ? opened.text : '')).toMatchObject({ data: 'in' });
});

it('is a timeout, not offline, when no answer has begun within the time limit of a call', async () => {
  let asked = () => {};
  const underWay = new Promise<void>(resolve => {
    asked = resolve;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wire = testWire({
    fetch: () => {
      asked();
      return new Promise(() => {});
    },
  });
  const sent = send(build(login, credentials, 'op-1', wire), wire, new AbortController().signal);
  await underWay;
  await vi.advanceTimersByTimeAsync(CALL_BUDGET_MS);
  expect((await sent).opened).toEqual({ kind: 'timeout', afterMs: 30_000 });
});

it('rejects, unsent, when a call cannot be signed: that is no failure of the network', async () => {
  const server = testServer({ answer: () => ({ name: 'success' }) });
  const wire = testWire({
    fetch: server.fetch,
    clientIp: () => {
      throw new Error('no address');
    },
  });
  await expect(createRequester(wire)(login, credentials)).rejects.toThrow('no address');
  expect(server.received).toEqual([]);
});
