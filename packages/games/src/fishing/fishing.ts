import { exactOf } from '../game/exact.ts';
import type { Game } from '../game/game.ts';

/** A shot at a fish: the larger the reward, the seldomer it is caught, so that every fish returns the same. */
export interface FishingRules {
  readonly law: 'fishing-1';
  /** By fish: its reward in stakes. */
  readonly rewards: Readonly<Record<string, number>>;
  /** Hundredths of a stake that a shot returns: a fish of reward m is caught with the chance back/100m. */
  readonly back: number;
}

export interface Shot {
  readonly target: string;
}

export type FishingEvent =
  | { readonly type: 'shot'; readonly target: string; readonly isCaught: boolean; readonly pays: number }
  | { readonly type: 'round-end'; readonly multiplier: number };

const rules: FishingRules = {
  law: 'fishing-1',
  rewards: {
    sprat: 2,
    clown: 3,
    puffer: 5,
    lantern: 8,
    squid: 10,
    turtle: 15,
    ray: 20,
    swordfish: 30,
    crab: 40,
    shark: 60,
    whale: 100,
    dragon: 200,
  },
  back: 96,
};

export const fishing: Game<FishingRules, Shot, FishingEvent> = {
  code: 'deep-sea',
  kind: 'fishing',
  hall: 'BY',
  name: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' },
  features: [],
  isShared: false,
  rules,
  stakes: { min: 100n, max: 10_000n, step: 100n },
  choices: Object.keys(rules.rewards).map(target => ({ target })),
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { target } = value as { target?: unknown };
    return typeof target === 'string' && Object.hasOwn(rules.rewards, target) ? { target } : undefined;
  },
  unitsHeld: () => 1,
  play({ rewards, back }, stream, { target }) {
    const reward = rewards[target]!;
    const isCaught = stream.below(100 * reward) < back;
    const multiplier = isCaught ? 100 * reward : 0;
    return {
      units: 1,
      multiplier,
      events: [
        { type: 'shot', target, isCaught, pays: multiplier },
        { type: 'round-end', multiplier },
      ],
    };
  },
  exact({ rewards, back }, { target }) {
    const reward = rewards[target]!;
    return exactOf(
      new Map([
        [0, BigInt(100 * reward - back)],
        [100 * reward, BigInt(back)],
      ]),
    );
  },
};
