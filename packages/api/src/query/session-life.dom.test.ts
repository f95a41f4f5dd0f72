import type { Reply } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, loginExpired, readSession, startSession } from '../session/index.ts';
import { askEveryMs, watchLife } from './session-life.ts';
import { watchSession } from './watch-session.ts';

let asked: number;
let reply: Reply;
let dispatched: unknown[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, reply, dispatched] = [0, { kind: 'answer', data: null }, []];
  startSession({ token: 't', userId: 'u' });
  stop = watchLife(
    action => {
      dispatched.push(action);
      return action;
    },
    async () => {
      asked += 1;
      return { reply, requestId: 'r', token: readSession()?.token ?? '' };
    },
  );
});
afterEach(() => {
  stop();
  endSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = (name: ResultName, data: unknown = null) => {
  reply = { kind: 'failure', failure: refused(name, { data }) };
};
/** Advances the clock, and settles pending answers. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks every five seconds while the page is visible, and at once on focus', async () => {
  await pass(3 * askEveryMs);
  expect(asked).toBe(3);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(asked).toBe(4);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(10 * askEveryMs);
  expect(asked).toBe(4);
});

it('ends a session that was ended elsewhere, and reports how', async () => {
  refuse('login-expired', { ended: 'elsewhere' });
  await pass(askEveryMs);
  expect(readSession()).toBeUndefined();
  expect(dispatched).toContainEqual(loginExpired({ hadToken: true, ended: 'elsewhere' }));
  await pass(10 * askEveryMs);
  expect(asked).toBe(1);
});

it('reports nothing while the platform is busy, and keeps asking', async () => {
  refuse('system-busy');
  await pass(2 * askEveryMs);
  expect([asked, dispatched]).toEqual([2, []]);
  expect(readSession()).toBeDefined();
});

it('asks a platform that does not support the call once', async () => {
  refuse('not-found');
  await pass(10 * askEveryMs);
  expect([asked, dispatched]).toEqual([1, []]);
});

it('asks nothing after a logout', async () => {
  endSession();
  await pass(10 * askEveryMs);
  expect(asked).toBe(0);
});

it('ends when the watcher of its session is stopped', async () => {
  stop();
  const undo = watchSession(action => action);
  await vi.dynamicImportSettled();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  undo();
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
});
