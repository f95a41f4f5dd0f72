import type { Reply } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, loginExpired, readSession, startSession } from '../session/index.ts';
import { defineItem, textCodec } from '../storage/index.ts';
import { tabStorage } from '../storage/tab-storage.ts';
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

describe('what this tab keeps of the member', () => {
  const mine = defineItem('mine', textCodec, { personal: true });
  const ours = defineItem('ours', textCodec);
  beforeEach(() => {
    tabStorage.writeItem(mine, 'a game');
    tabStorage.writeItem(ours, 'a code');
  });
  afterEach(() => sessionStorage.clear());
  const kept = () => [tabStorage.readItem(mine), tabStorage.readItem(ours)];

  it('is removed with a logout, and with the login of another member', () => {
    endSession();
    expect(kept()).toEqual([undefined, 'a code']);
    startSession({ token: 't', userId: 'u' });
    tabStorage.writeItem(mine, 'a game');
    startSession({ token: 't2', userId: 'u2' });
    expect(kept()).toEqual([undefined, 'a code']);
  });

  it('is removed too where the platform does not know the call', async () => {
    refuse('not-found');
    await pass(askEveryMs);
    endSession();
    expect(kept()).toEqual([undefined, 'a code']);
  });

  it('stays with a new token of the same member', () => {
    startSession({ token: 't2', userId: 'u' });
    expect(kept()).toEqual(['a game', 'a code']);
  });
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
