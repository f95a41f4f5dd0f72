import { shuffled } from '@lobby/draws';
import { expect, it } from 'vitest';
import { streamOf } from '../testing/measured.ts';
import { dealer, deck, rankOf, suitOf } from './cards.ts';

it('a deck has 52 different cards, whose ranks and suits can be told', () => {
  expect(new Set(deck).size).toBe(52);
  expect([rankOf('SA'), rankOf('HT'), rankOf('DK')]).toEqual([1, 10, 13]);
  expect([suitOf('SA'), suitOf('H2'), suitOf('C2'), suitOf('D2')]).toEqual([3, 2, 1, 0]);
});

it('cards are dealt as the whole shoe would be mixed, and each once', () => {
  const cards = Array.from({ length: 8 }, () => deck).flat();
  const deal = dealer(8, streamOf('shoe'));
  // The last card of a shuffle from the top is its first draw; a shoe of one card draws nothing.
  const dealt = Array.from({ length: 415 }, deal);
  expect(dealt).toEqual(shuffled(cards, streamOf('shoe')).reverse().slice(0, 415));
  expect([...dealt, deal()].sort()).toEqual(cards.sort());
});
