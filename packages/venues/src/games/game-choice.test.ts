import { describe, expect, it } from 'vitest';
import { askedFor, firstChoice, type GameChoice, narrows, readChoice, writeChoice } from './game-choice.ts';

describe('a choice in the address', () => {
  const choice: GameChoice = {
    venue: 'JXDZ',
    show: 'hot',
    search: '狮子',
    order: 'return',
    minReturn: '95',
    volatility: '3',
    feature: 'wild',
  };

  it('is read as it was written', () => {
    expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
  });

  it('is not there while nothing was chosen', () => {
    expect(writeChoice(firstChoice)).toEqual({});
  });

  it('counts as not chosen where it makes no sense', () => {
    expect(readChoice(new URLSearchParams('sort=cheapest&show=mine&return=300&volatility=9'))).toEqual(
      firstChoice,
    );
  });
});

it('nothing is asked for that was not chosen', () => {
  expect(askedFor(firstChoice)).toEqual({ show: 'all', order: 'hand' });
});

it('what was chosen is asked for as the platform takes it', () => {
  const choice = {
    ...firstChoice,
    venue: 'JXDZ',
    search: ' 狮 子 ',
    minReturn: '95',
    volatility: '3',
  } as const;
  expect(askedFor({ ...choice, feature: 'wild' })).toEqual({
    ...{ show: 'all', order: 'hand', venue: 'JXDZ', search: '狮 子', minReturn: '95' },
    ...{ volatility: 3, feature: 'wild' },
  });
});

it.each([
  [{}, false],
  [{ venue: 'JXDZ' }, false],
  [{ order: 'plays' }, false],
  [{ search: 'x' }, true],
  [{ show: 'hot' }, true],
] satisfies [Partial<GameChoice>, boolean][])('whether %j leaves games out: %s', (choice, does) => {
  expect(narrows({ ...firstChoice, ...choice })).toBe(does);
});
