import { type Card, dealer, rankOf } from '../cards/cards.ts';
import { type Exact, exactOf } from '../game/exact.ts';
import type { Game, NoChoice } from '../game/game.ts';
import { isNothing } from '../game/no-choice.ts';
import { betterMultiples } from './count.ts';
import { type BullKind, beats, bullKinds, bullOf } from './hands.ts';

/** Bull against the bank (牛牛): the better of two hands of one deck wins its multiple of the stake. */
export interface BullRules {
  readonly law: 'bull-1';
  readonly multiples: Readonly<Record<BullKind, number>>;
  /** Percent of what a player wins that are kept. */
  readonly commission: number;
}

export type BullEvent =
  | {
      readonly type: 'hands';
      readonly player: readonly Card[];
      readonly banker: readonly Card[];
      readonly playerKind: BullKind;
      readonly bankerKind: BullKind;
    }
  | { readonly type: 'bull'; readonly winner: 'player' | 'banker'; readonly multiple: number }
  | { readonly type: 'round-end'; readonly multiplier: number };

const multiples = Object.fromEntries(
  bullKinds.map((kind, at) => [kind, at < 7 ? 1 : at < 10 ? 2 : at < 11 ? 3 : at < 12 ? 4 : 5]),
) as Record<BullKind, number>;

/** The most that a hand can lose: so many units are held before it is dealt, and what is not lost comes back. */
const held = ({ multiples: of }: BullRules): number => Math.max(...Object.values(of));

const rules: BullRules = { law: 'bull-1', multiples, commission: 5 };

export const bull: Game<BullRules, NoChoice, BullEvent> = {
  code: 'bull',
  kind: 'bull',
  hall: 'QP',
  name: { 'zh-CN': '庄家牛牛', 'zh-TW': '莊家牛牛' },
  features: [],
  isShared: false,
  rules,
  stakes: { min: 100n, max: 100_000n, step: 100n },
  choices: [{}],
  readChoice: value => (isNothing(value) ? {} : undefined),
  unitsHeld: () => held(rules),
  play(by, stream) {
    const deal = dealer(1, stream);
    const [player, banker] = [0, 1].map(() => Array.from({ length: 5 }, deal)) as [Card[], Card[]];
    const [playerKind, bankerKind] = [bullOf(player.map(rankOf)), bullOf(banker.map(rankOf))];
    const winner = beats(player, banker) ? 'player' : 'banker';
    const multiple = by.multiples[winner === 'player' ? playerKind : bankerKind];
    const change = winner === 'player' ? multiple * (100 - by.commission) : -100 * multiple;
    const multiplier = 100 * held(by) + change;
    return {
      units: held(by),
      multiplier,
      events: [
        { type: 'hands', player, banker, playerKind, bankerKind },
        { type: 'bull', winner, multiple },
        { type: 'round-end', multiplier },
      ],
    };
  },
  exact: by => exactBull(by),
};

/** Each hand is the better one as often as the other. Counted in base stakes: a lost multiple is a payment below zero. */
function exactBull({ multiples: of, commission }: BullRules): Exact {
  const ways = new Map<number, bigint>();
  for (const [multiple, count] of betterMultiples(kind => of[kind])) {
    ways.set(100 + multiple * (100 - commission), count);
    ways.set(100 - 100 * multiple, count);
  }
  return exactOf(ways);
}
