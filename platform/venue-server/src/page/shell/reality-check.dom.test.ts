import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { realityDue, type SessionState } from '../server.ts';
import { textsOf } from '../texts.ts';
import { watchReality } from './reality-check.ts';
import { refusalWords } from './refusal-words.ts';

const texts = textsOf('zh-CN');
const played = { minutes: 15, staked: '40.00', returned: '31.50', net: '-8.50', dueMs: 0 };
const told: unknown[] = [];
let answers: (object | undefined)[];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    asked.push(String(method));
    const answer = answers.shift();
    if (!answer) throw new Error('the line is down');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function watch(...next: (object | undefined)[]) {
  answers = next;
  const state = { market: { mostOnRound: '10.00', realityCheckMs: 900_000, age: 21 } } as SessionState;
  const site = { tellParent: (message: unknown) => void told.push(message), isInRound: () => false };
  const dialog = watchReality({ state, key: 'k', site, language: 'zh-CN', texts }) as HTMLDialogElement;
  document.body.append(dialog);
  const press = (name: string) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  return { dialog, press };
}

it('says after the time of the market what the session came to, and closes when the player goes on', async () => {
  const { dialog, press } = watch(played, { ...played, dueMs: 900_000 }, { ...played, minutes: 30 });
  await vi.advanceTimersByTimeAsync(899_999);
  expect(dialog.open).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('您已经玩了 15 分钟');
  expect(dialog.textContent).toContain('投注 40.00，派彩 31.50');
  expect(dialog.textContent).toContain('净得 -8.50');
  press('继续');
  await vi.advanceTimersByTimeAsync(0);
  expect(dialog.open).toBe(false);
  expect(asked).toEqual(['GET', 'POST']);
  await vi.advanceTimersByTimeAsync(900_000);
  expect(dialog.textContent).toContain('您已经玩了 30 分钟');
});

it('stays open while it is not known whether the server heard that the player goes on', async () => {
  const { dialog, press } = watch(played, undefined);
  await vi.advanceTimersByTimeAsync(900_000);
  press('继续');
  await vi.advanceTimersByTimeAsync(0);
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe(texts.unreachable);
});

it('asks again when the server did not say, and shows it when a stake is refused for it', async () => {
  const { dialog } = watch(undefined, { ...played, dueMs: 60_000 }, played);
  await vi.advanceTimersByTimeAsync(905_000);
  expect(dialog.open).toBe(false);
  dispatchEvent(new Event(realityDue));
  await vi.advanceTimersByTimeAsync(0);
  expect(dialog.open).toBe(true);
});

it('tells the site when the player leaves, and offers nothing more', async () => {
  const { dialog, press } = watch(played);
  await vi.advanceTimersByTimeAsync(900_000);
  press('离开游戏');
  expect(told).toEqual([{ type: 'ended', reason: 'left' }]);
  expect(dialog.querySelector('button')).toBeNull();
});

it('says the cap of a round that was refused for its stake, and no other refusal does', () => {
  expect(refusalWords({ reason: 'stake-cap', most: 10 }, texts, false)).toContain('最多投注 10');
  expect(refusalWords({ reason: 'balance' }, texts, true)).toBe(texts.noCredits);
  expect(refusalWords({ reason: 'choice' }, texts, false)).toBe(texts.failed);
});
