import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goneMs } from '../../sessions/shown.ts';
import type { SessionState } from '../server.ts';
import type { SiteMessage } from '../site-messages.ts';
import { keepShown } from './keep-shown.ts';

const told: SiteMessage[] = [];
const said: unknown[] = [];
let hasEnded: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  said.length = 0;
  hasEnded = false;
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    said.push([new Headers(headers).get('authorization'), JSON.parse(String(body)).isShown]);
    return hasEnded ? Response.json({ reason: 'session-ended' }, { status: 401 }) : Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keep(key: string, isTrial = false): void {
  const state = { isTrial } as SessionState;
  const site = { tellParent: (message: SiteMessage) => void told.push(message), isInRound: () => false };
  keepShown({ state, key, site });
}
/** What a phone does to a page that it has frozen, when it is looked at again. */
const thaw = () => document.dispatchEvent(new Event('visibilitychange'));

it('a page that is looked at again says so at once, and tells the site once that its game was ended meanwhile', async () => {
  keep('frozen');
  thaw();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([['Bearer frozen', true]]);
  expect(told).toEqual([]);
  hasEnded = true;
  thaw();
  thaw();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ type: 'ended', reason: 'session-ended' }]);
  said.length = 0;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(said).toEqual([]);
});

it('a page that goes says that, and a trial says nothing', async () => {
  keep('trial', true);
  keep('played');
  await vi.advanceTimersByTimeAsync(goneMs - 1);
  dispatchEvent(new Event('pagehide'));
  expect(said).toContainEqual(['Bearer played', true]);
  expect(said.at(-1)).toEqual(['Bearer played', false]);
  expect(said.map(String)).not.toContainEqual(expect.stringContaining('trial'));
});
