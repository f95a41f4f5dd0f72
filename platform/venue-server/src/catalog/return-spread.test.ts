import { games } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { spreadOf } from './return-spread.ts';

const spreadFor = (code: string) => {
  const game = games.find(one => one.code === code);
  if (!game) throw new Error(`there is no ${code}`);
  return spreadOf(game);
};

describe('the spread of a game', () => {
  it('with one choice is its return, rounded outwards by a hundredth', () => {
    expect(spreadFor('lantern-fair')).toMatchObject({ from: '94.40', to: '94.41' });
    expect(Number(spreadFor('lantern-fair').sigma)).toBeGreaterThan(1);
  });

  it('with several choices covers every one of them', () => {
    const { from, to } = spreadFor('baccarat');
    expect(Number(from)).toBeLessThan(90);
    expect(Number(to)).toBeGreaterThan(98);
  });

  it('whose player decides within a round begins at nothing', () => {
    expect(spreadFor('twenty-one').from).toBe('0.00');
  });
});
