import { expect, it } from 'vitest';
import { ReturnsByName } from './returns-by-name.ts';

it('the return of a name is its gain for a unit staked', () => {
  const returns = new ReturnsByName();
  returns.add('over', 'a', { gain: 0.9, stake: 1 });
  returns.add('over', 'b', { gain: -1, stake: 1 });
  returns.add('under', 'a', { gain: -0.5, stake: 0.5 });
  expect([...returns.returns()].map(([name, { bets, mean }]) => [name, bets, mean])).toEqual([
    ['over', 2, expect.closeTo(-0.05)],
    ['under', 1, -1],
  ]);
});

it('bets on one match are one observation', () => {
  const [apart, together] = [new ReturnsByName(), new ReturnsByName()];
  for (let n = 0; n < 100; n++) {
    const gain = n % 2 ? 1 : -1;
    apart.add('home', String(n), { gain, stake: 1 });
    together.add('home', String(n % 4), { gain, stake: 1 });
  }
  expect(apart.returns().get('home')?.error).toBeCloseTo(0.1);
  expect(together.returns().get('home')?.error).toBeCloseTo(0.5);
});
