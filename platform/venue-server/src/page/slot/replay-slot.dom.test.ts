import { gameOf, personalDraws, type Round, rulesHash, type SlotEvent, type SlotRules } from '@lobby/games';
import { dose } from '@lobby/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '../texts.ts';
import type { ReplayVisit } from '../visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing moves: happy-dom draws no animations.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const lanterns = gameOf('lantern-fair')!;
const server = new Uint8Array(32).fill(5);

const pictureOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.reel')].map(reel =>
    [...reel.querySelectorAll('[data-symbol]')].map(cell => cell.getAttribute('data-symbol')),
  );
const lastReels = (events: readonly SlotEvent[]) =>
  events.filter(event => event.type === 'reels').at(-1)?.symbols;

it('a recorded round ends with the picture that its last reels made', async () => {
  const { replaySlot } = await import('./replay-slot.ts');
  for (let nonce = 0; nonce < dose({ small: 100, deep: 10_000 }); nonce += 1) {
    const draws = personalDraws({ server, client: 'shown again', nonce });
    const round = lanterns.play(lanterns.rules, draws, {}) as Round<SlotEvent>;
    const root = document.createElement('div');
    // Only what a replay reads.
    const recorded = { game: lanterns.code, poolWin: '0.00', rules: lanterns.rules, round };
    const record = recorded as ReplayVisit<SlotRules, SlotEvent>['record'];
    const show = await replaySlot(root, { record, language: 'zh-CN', texts: textsOf('zh-CN') });
    const shown = show();
    await vi.runAllTimersAsync();
    await shown;
    expect(rulesHash(pictureOf(root)), `round ${nonce}`).toBe(rulesHash(lastReels(round.events)));
    expect(root.querySelectorAll('button, input')).toHaveLength(0);
  }
});
