import type { Exact } from '../game/exact.ts';
import type { Game } from '../game/game.ts';
import { finishMoves } from './basic-strategy.ts';
import type { BlackjackEvent } from './events.ts';
import type { Move } from './hands.ts';
import { type BlackjackRules, type Moves, roundOf, tableAfter } from './round.ts';

const known: readonly string[] = ['hit', 'stand', 'double', 'split'];
/** More than any hand of six decks takes. */
const mostMoves = 48;

export const blackjack: Game<BlackjackRules, Moves, BlackjackEvent> = {
  code: 'twenty-one',
  kind: 'blackjack',
  hall: 'QP',
  name: { 'zh-CN': '二十一点', 'zh-TW': '二十一點' },
  features: [],
  isShared: false,
  rules: {
    law: 'blackjack-1',
    decks: 6,
    natural: 250,
    played: { return: 9955, hit: 5235, variance: 13_145 },
  },
  stakes: { min: 100n, max: 100_000n, step: 100n },
  choices: [{ moves: [] }],
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { moves } = value as { moves?: unknown };
    const isGood =
      Array.isArray(moves) && moves.length <= mostMoves && moves.every(move => known.includes(move));
    return isGood ? { moves: [...moves] as Move[] } : undefined;
  },
  unitsHeld: ({ moves }) => 1 + moves.filter(move => move === 'double' || move === 'split').length,
  play(rules, stream, { moves }) {
    const { table, deal } = tableAfter(rules, stream, moves);
    return roundOf(rules, table, deal);
  },
  finish: finishMoves,
  exact: ({ played }): Exact => {
    const tenThousandths = (n: number) => ({ n: BigInt(n), d: 10_000n });
    return {
      return: tenThousandths(played.return),
      hit: tenThousandths(played.hit),
      variance: tenThousandths(played.variance),
    };
  },
};
