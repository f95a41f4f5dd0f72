import { describe, expect, it } from 'vitest';
import { betOn } from '../bets/bets.ts';
import { type AnyGame, gameOf, games } from '../catalog.ts';
import { returnBand, sheetOf } from './sheet.ts';

const sheet = (code: string) => sheetOf(gameOf(code)!);

describe('the sheet of a game', () => {
  it('tells a slot by its parts', () => {
    expect(sheet('lantern-fair')).toMatchObject({
      game: 'lantern-fair',
      choices: [
        {
          choice: {},
          returnPercent: '94.40',
          hitPercent: '51.56',
          sigma: '3.668',
          volatility: 2,
        },
      ],
      split: { lines: '59.99', scatter: '4.21', freeSpins: '30.20', jackpot: '0.00' },
      top: { multiplier: '270.40', oneIn: 5_807_075 },
    });
    expect(sheet('salt-road').split?.jackpot).toBe('1.00');
  });

  it('tells each choice of a table apart', () => {
    const { choices, split } = sheet('roulette');
    expect(split).toBeUndefined();
    expect(choices.map(({ returnPercent }) => returnPercent)).toEqual(new Array(10).fill('97.29'));
    expect(choices[0]).toMatchObject({ choice: betOn('number-17'), hitPercent: '2.70', sigma: '5.838' });
  });

  it('has spreads that narrow around the return', () => {
    expect(sheet('roulette').choices[0]?.spread).toEqual([
      { rounds: 1_000, from: '61.11', to: '133.48' },
      { rounds: 10_000, from: '85.86', to: '108.74' },
      { rounds: 100_000, from: '93.68', to: '100.92' },
      { rounds: 1_000_000, from: '96.15', to: '98.44' },
      { rounds: 10_000_000, from: '96.94', to: '97.66' },
    ]);
  });
});

describe('the band of a return', () => {
  it('is what measured returns are held against, and never below nothing', () => {
    const number = gameOf('roulette')!;
    const exact = number.exact(number.rules, betOn('number-17'));
    expect(returnBand(exact, 1_000_000)).toEqual({ from: '96.15', to: '98.44' });
    expect(returnBand(exact, 10)).toEqual({ from: '0.00', to: '459.13' });
  });
});

describe('the rounds until nobody is ahead', () => {
  it('leave one of twenty ahead on red, as the binomial distribution has it', () => {
    const red = sheet('roulette').choices.find(({ choice }) => JSON.stringify(choice).includes('red'))!;
    const rounds = red.convergence;
    expect(rounds).toBe(3702);
    let chance = rounds * Math.log(19 / 37);
    let ahead = 0;
    for (let wins = 0; wins <= rounds; wins++) {
      if (wins > rounds / 2) ahead += Math.exp(chance);
      chance += Math.log(((rounds - wins) / (wins + 1)) * (18 / 19));
    }
    expect(ahead).toBeGreaterThan(0.047);
    expect(ahead).toBeLessThan(0.051);
  });

  it('grow with the swing of a game', () => {
    const of = (code: string) => sheet(code).choices[0]!.convergence;
    const inOrder = ['tea-house', 'lantern-fair', 'bronze-bells'].map(of);
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  });
});

describe('every game', () => {
  it.each(games as AnyGame[])('$code has a sheet whose returns are below its stake', game => {
    const { choices, rulesHash } = sheetOf(game);
    expect(rulesHash).toMatch(/^[0-9a-f]{64}$/);
    expect(choices.length).toBe(game.choices.length);
    for (const { returnPercent, spread } of choices) {
      expect(Number(returnPercent)).toBeGreaterThan(85);
      expect(Number(returnPercent)).toBeLessThan(99.9);
      expect(spread.length).toBe(5);
    }
  });
});
