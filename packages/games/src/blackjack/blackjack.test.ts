import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/cards.ts';
import { numberOf, streamOf } from '../testing/measured.ts';
import { basicMove, finishMoves, playBasic } from './basic-strategy.ts';
import { blackjack } from './blackjack.ts';
import type { BlackjackEvent } from './events.ts';
import { type Move, totalOf } from './hands.ts';
import { roundOf } from './round.ts';
import { beginTable, openMoves, playMove } from './table.ts';

const { rules } = blackjack;

/** Plays moves with cards in the order in which they are dealt: player, dealer's upcard, player, hole card, others. */
function played(cards: string, ...moves: readonly Move[]) {
  const left: Card[] = cards.split(' ').map(rank => `S${rank}`);
  const deal = () => {
    const card = left.shift();
    if (card === undefined) throw new RangeError('More cards are dealt than there are.');
    return card;
  };
  const table = moves.reduce((so, move) => playMove(so, move, deal), beginTable(deal));
  return { table, round: roundOf(rules, table, deal) };
}

const outcomes = (events: readonly BlackjackEvent[]) =>
  events.flatMap(event => (event.type === 'hand-end' ? [[event.outcome, event.pays]] : []));

describe('a total', () => {
  it.each([
    ['AK', 21, true],
    ['AA', 12, true],
    ['A69', 16, false],
    ['AAA8', 21, true],
    ['TQ2', 22, false],
  ])('of %s is %i', (ranks, total, isSoft) => {
    expect(totalOf([...ranks].map(rank => `H${rank}`))).toEqual({ total, isSoft });
  });
});

describe('twenty-one', () => {
  it.each<[string, string, readonly Move[], number, number, unknown]>([
    ['a natural is paid 3 to 2', 'A 9 K 7', [], 1, 250, [['natural', 250]]],
    ['two naturals give the stake back', 'A A K K', [], 1, 100, [['push', 100]]],
    ['the dealer looks for a natural before anything is played', '9 A 9 K', [], 1, 0, [['lose', 0]]],
    ['a better total wins', 'T 6 9 T 9', ['stand'], 1, 200, [['win', 200]]],
    ['the dealer stands on a soft seventeen', 'T 6 7 A', ['stand'], 1, 100, [['push', 100]]],
    ['over 21 loses, and the dealer draws no more', 'T 6 6 T T', ['hit'], 1, 0, [['bust', 0]]],
    ['doubled, one card and twice the stake', '6 5 5 T T 2', ['double'], 2, 400, [['win', 400]]],
    [
      'a split hand of 21 is no natural',
      'A 9 A 8 K Q',
      ['split'],
      2,
      400,
      [
        ['win', 200],
        ['win', 200],
      ],
    ],
    [
      'a split hand may be doubled',
      ...([
        '8 6 8 T 3 T T 9 T',
        ['split', 'double', 'stand'],
        3,
        600,
        [
          ['win', 400],
          ['win', 200],
        ],
      ] as const),
    ],
  ])('%s', (_name, cards, moves, units, multiplier, ends) => {
    const { round } = played(cards, ...moves);
    expect(round.open).toBeUndefined();
    expect([round.units, round.multiplier, outcomes(round.events)]).toEqual([units, multiplier, ends]);
    expect(round.events.at(-1)).toEqual({ type: 'round-end', multiplier });
  });

  it('waits for moves, and shows nothing of the dealer before they are played', () => {
    const { round } = played('8 6 8 T');
    expect(round).toEqual({
      units: 1,
      multiplier: 0,
      open: ['hit', 'stand', 'double', 'split'],
      events: [{ type: 'dealt', player: ['S8', 'S8'], up: 'S6', total: 16 }],
    });
    expect(played('8 6 9 T').round.open).toEqual(['hit', 'stand', 'double']);
    expect(played('8 6 2 T 3', 'hit').round.open).toEqual(['hit', 'stand']);
    expect(played('8 6 8 T 8 2', 'split').round.open).toEqual(['hit', 'stand', 'double']);
  });

  it('refuses a move that is not open', () => {
    expect(() => played('8 6 9 T', 'split')).toThrow(RangeError);
    expect(() => played('A 6 K T', 'hit')).toThrow(RangeError);
  });

  it('goes on with the same cards when a move is added to the choice', () => {
    for (let nonce = 0; nonce < 200; nonce++) {
      const stream = () => streamOf(`shoe ${nonce}`);
      const { moves } = finishMoves(rules, stream(), { moves: [] });
      const rounds = moves.map((_, at) => blackjack.play(rules, stream(), { moves: moves.slice(0, at) }));
      for (const [at, round] of rounds.entries()) expect(round.open).toContain(moves[at]);
      const last = blackjack.play(rules, stream(), { moves });
      expect(last.open).toBeUndefined();
      expect(last.units).toBe(blackjack.unitsHeld({ moves }));
      for (const { events } of rounds) expect(last.events.slice(0, events.length)).toEqual(events);
    }
  });

  it('that was left is finished without another unit, also where a double or a split is the best move', () => {
    let wanted = 0;
    for (let nonce = 0; nonce < 200; nonce++) {
      const stream = () => streamOf(`left ${nonce}`);
      const { moves } = finishMoves(rules, stream(), { moves: [] });
      expect(moves.filter(move => move !== 'hit' && move !== 'stand')).toEqual([]);
      const finished = blackjack.play(rules, stream(), { moves });
      expect([finished.open, finished.units]).toEqual([undefined, 1]);
      const best = playBasic(rules, stream());
      if (best.units > 1) wanted++;
      else expect(finished).toEqual(best);
    }
    expect(wanted).toBeGreaterThan(0);
  });

  it('reads moves only', () => {
    expect(blackjack.readChoice({ moves: ['hit', 'stand'] })).toEqual({ moves: ['hit', 'stand'] });
    for (const moves of [['surrender'], 'hit', [1], new Array(49).fill('hit')]) {
      expect(blackjack.readChoice({ moves })).toBeUndefined();
    }
  });
});

describe('the usual best moves', () => {
  it.each<[string, Move]>([
    ['T 6 6 T', 'stand'],
    ['T 7 6 T', 'hit'],
    ['T 2 2 T', 'hit'],
    ['7 T 4 5', 'double'],
    ['7 A 4 5', 'hit'],
    ['A 3 7 T', 'double'],
    ['A 7 7 T', 'stand'],
    ['A 9 7 T', 'hit'],
    ['A T A 5', 'split'],
    ['8 A 8 5', 'split'],
    ['T 6 T 5', 'stand'],
    ['9 7 9 5', 'stand'],
    ['5 6 5 T', 'double'],
    ['4 5 4 T', 'split'],
  ])('with %s are to %s', (cards, move) => {
    const { table } = played(cards);
    expect(openMoves(table)).toContain(move);
    expect(basicMove(table)).toBe(move);
  });

  it('return what is stated, between 99.3 and 99.7 percent', () => {
    const stated = blackjack.exact(rules, { moves: [] });
    expect(numberOf(stated.return)).toBeGreaterThan(0.993);
    expect(numberOf(stated.return)).toBeLessThan(0.997);
    const rounds = dose({ small: 4000, deep: 300_000 });
    const stream = streamOf('twenty-one');
    let [gain, squares, hits] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      const { multiplier, units } = playBasic(rules, stream);
      const change = multiplier / 100 - units;
      gain += change;
      squares += change * change;
      if (multiplier > 0) hits++;
    }
    const variance = numberOf(stated.variance);
    const [mean, hit] = [gain / rounds, numberOf(stated.hit)];
    expect(Math.abs(1 + mean - numberOf(stated.return))).toBeLessThan(3.29 * Math.sqrt(variance / rounds));
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(3.29 * Math.sqrt((hit * (1 - hit)) / rounds));
    // The fourth moment of a hand is about 3.1.
    expect(Math.abs(squares / rounds - mean * mean - variance)).toBeLessThan(3.29 * Math.sqrt(1.6 / rounds));
  });
});
