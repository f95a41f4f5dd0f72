import { games, personalDraws, type RoundEvent } from '@lobby/games';
import { dose } from '@lobby/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** Cards that lie on the table at the end of a round, by its events. */
function cardsIn(events: readonly RoundEvent[]): number {
  // Of each event that names whole hands, and of each that adds a card.
  const lengthOf = (cards: unknown) => (Array.isArray(cards) ? cards.flat().length : 0);
  return events.reduce((count, event) => {
    const { type, player, banker, cards } = event as RoundEvent & Record<string, unknown>;
    if (type === 'deal' || type === 'hands') return count + lengthOf(player) + lengthOf(banker);
    if (type === 'dealt') return count + lengthOf(player);
    if (type === 'dealer') return count + lengthOf(cards);
    // A pair that is split gets two cards.
    return count + ({ 'third-card': 1, hit: 1, double: 1, split: 2 }[type] ?? 0);
  }, 0);
}

const tables = games.filter(({ kind }) => kind !== 'slot' && kind !== 'fishing');

it.each(tables)('a recorded round of $code ends with what its events tell', async game => {
  const { replays } = await import('./replays.ts');
  const mount = await replays[game.kind]();
  for (let nonce = 0; nonce < dose({ small: 20, deep: 500 }); nonce += 1) {
    const draws = () => personalDraws({ server, client: 'shown again', nonce });
    const choice = game.finish?.(game.rules, draws(), game.choices[0]) ?? game.choices[0];
    const round = game.play(game.rules, draws(), choice);
    const root = document.createElement('div');
    // Only what a replay reads.
    const read: Partial<ReplayVisit['record']> = { kind: game.kind, rules: game.rules, round };
    const record = read as ReplayVisit['record'];
    const show = await mount(root, { record, language: 'zh-TW', texts: textsOf('zh-TW') });
    // Seen twice it ends the same.
    for (let time = 0; time < 2; time += 1) {
      const shown = show();
      await vi.runAllTimersAsync();
      await shown;
      expect(root.querySelectorAll('.card'), `round ${nonce}`).toHaveLength(cardsIn(round.events));
      const drawn = round.events.find(event => event.type === 'drawn');
      expect(root.querySelectorAll('.pieces > *')).toHaveLength(drawn?.numbers.length ?? 0);
      const ball = round.events.find(event => event.type === 'ball');
      if (ball) expect(root.querySelector('output')?.textContent).toBe(String(ball.pocket));
    }
    expect(root.querySelectorAll('button, input')).toHaveLength(0);
  }
});
