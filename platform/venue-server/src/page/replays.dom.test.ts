import { type AnyGame, games, personalDraws, rulesHash } from '@lobby/games';
import { dose, drawsFor } from '@lobby/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenIn, toldBy } from './testing/final-picture.ts';
import { textsOf } from './texts.ts';
import type { ReplayVisit } from './visit.ts';

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

const server = new Uint8Array(32).fill(7);

/** A round of a game with what a replay reads of its record, written down and read back. */
function recorded(game: AnyGame, nonce: number, below: (n: number) => number): ReplayVisit['record'] {
  const draws = () => personalDraws({ server, client: 'shown again', nonce });
  const offered = game.choices[below(game.choices.length)];
  const choice = game.finish?.(game.rules, draws(), offered) ?? offered;
  const round = game.play(game.rules, draws(), choice);
  const { code, kind, rules } = game;
  return JSON.parse(JSON.stringify({ game: code, kind, rules, round, win: '0.00', poolWin: '0.00' }));
}

const rounds = dose({ small: 15, deep: Math.ceil(10_000 / games.length) });

describe(`of ${rounds} recorded rounds of each game`, () => {
  it.each(games)('$code, shown again, the final picture has the hash of what was recorded', async game => {
    const { replays } = await import('./replays.ts');
    const mount = await replays[game.kind]();
    const draws = drawsFor(`shown again ${game.code}`);
    const pictures = new Set<string>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const record = recorded(game, nonce, n => Math.floor(draws() * n));
      const root = document.createElement('div');
      const show = await mount(root, { record, language: 'zh-TW', texts: textsOf('zh-TW') });
      const told = rulesHash(toldBy(record.round.events));
      // Seen twice it ends the same.
      for (let time = 0; time < (nonce < 15 ? 2 : 1); time += 1) {
        const shown = show();
        await vi.runAllTimersAsync();
        await shown;
        expect(rulesHash(seenIn(root, game.kind)), `round ${nonce}`).toBe(told);
      }
      expect(root.querySelectorAll('button, input')).toHaveLength(0);
      pictures.add(told);
    }
    // Rounds differ: a picture that is always the same would prove nothing.
    expect(pictures.size).toBeGreaterThan(1);
  });
});
