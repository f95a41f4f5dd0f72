import { describe, expect, it } from 'vitest';
import { validTurnoverOfRound } from './categories.ts';

describe('the valid turnover of a round', () => {
  it.each([
    ['the player', 0n, 0n],
    ['the banker, less commission', -500n, 500n],
    ['a tie', 0n, 0n],
  ])('counts nothing but the net of both sides of baccarat: %s', (_, net, valid) => {
    expect(validTurnoverOfRound('ZR', { stake: 20_000n, net })).toBe(valid);
  });

  it.each([
    ['hit', 100n],
    ['miss', -3_500n],
  ])('counts the net of 35 numbers of roulette: %s', (_, net) => {
    expect(validTurnoverOfRound('ZR', { stake: 3_500n, net })).toBe(net < 0n ? -net : net);
  });

  it('counts no more than the stake of a lottery that paid well', () => {
    expect(validTurnoverOfRound('CP', { stake: 1_000n, net: 8_750n })).toBe(1_000n);
    expect(validTurnoverOfRound('QP', { stake: 1_000n, net: -1_000n })).toBe(1_000n);
  });

  it('counts the net of both teams of a match, and the stake of one that lost', () => {
    expect(validTurnoverOfRound('DJ', { stake: 20_000n, net: -1_000n })).toBe(1_000n);
    expect(validTurnoverOfRound('DJ', { stake: 10_000n, net: -10_000n })).toBe(10_000n);
    expect(validTurnoverOfRound('DJ', { stake: 10_000n, net: 28_000n })).toBe(10_000n);
  });

  it('counts the stake of a slot and of fishing, whatever it paid', () => {
    expect(validTurnoverOfRound('DZ', { stake: 1_000n, net: 0n })).toBe(1_000n);
    expect(validTurnoverOfRound('BY', { stake: 1_000n, net: 12n })).toBe(1_000n);
  });
});
