import type { Game, NoChoice } from '../game/game.ts';
import { isNothing } from '../game/no-choice.ts';
import type { SlotEvent } from './events.ts';
import { countSlot, type SlotCount } from './exact.ts';
import { playSlot } from './play.ts';
import type { SlotRules } from './rules.ts';

export type SlotGame = Game<SlotRules, NoChoice, SlotEvent>;

/** A slot from its data. */
export function slotGame(slot: Pick<SlotGame, 'code' | 'name' | 'features' | 'rules'>): SlotGame {
  return {
    ...slot,
    kind: 'slot',
    hall: 'DZ',
    isShared: false,
    // Whole yuan: every payment is whole fen, so that rounding costs nothing.
    stakes: { min: 100n, max: 20_000n, step: 100n },
    choices: [{}],
    readChoice: value => (isNothing(value) ? {} : undefined),
    unitsHeld: () => 1,
    play: playSlot,
    exact: rules => slotCountOf(rules).exact,
  };
}

const counts = new WeakMap<SlotRules, SlotCount>();

/** `countSlot`, once for the same rules. */
export function slotCountOf(rules: SlotRules): SlotCount {
  const count = counts.get(rules) ?? countSlot(rules);
  counts.set(rules, count);
  return count;
}
