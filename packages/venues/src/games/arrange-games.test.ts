import { describe, expect, it } from 'vitest';
import { sampleGames } from '../testing/sample-games.ts';
import { arrangeGames, featuresOf } from './arrange-games.ts';
import { firstChoice, type GameChoice, readChoice, writeChoice } from './game-choice.ts';

const names = (choice: Partial<GameChoice>) =>
  arrangeGames(sampleGames, { ...firstChoice, ...choice }).map(({ name }) => name);

describe('the games of a choice', () => {
  it('stand in the order by hand at first', () => {
    expect(names({})).toEqual([
      '狮子戏珠',
      '星际连线',
      '锦鲤跃门',
      '古井回声与失落的黄金城大冒险',
      '小满',
      '北斗',
    ]);
  });

  it.each([
    ['hot', ['狮子戏珠', '锦鲤跃门']],
    ['new', ['北斗']],
    ['favourite', ['星际连线']],
    ['recent', ['小满', '狮子戏珠']],
  ] as const)('%s', (show, found) => {
    expect(names({ show })).toEqual(found);
  });

  it.each([
    ['name', '北斗'],
    ['plays', '锦鲤跃门'],
    ['return', '小满'],
  ] as const)('by %s begin with %s', (order, first) => {
    expect(names({ order })[0]).toBe(first);
  });

  it.each([
    ['狮子', ['狮子戏珠']],
    ['szxz', ['狮子戏珠']],
    ['SZ', ['狮子戏珠']],
    [' 北 斗 ', ['北斗']],
    ['ｂｄ', ['北斗']],
    ['没有', []],
  ])('are found by %j', (search, found) => {
    expect(names({ search })).toEqual(found);
  });

  it.each([
    [{ minReturn: '96' }, ['小满']],
    [{ volatility: '5' }, ['古井回声与失落的黄金城大冒险']],
    [{ feature: 'jackpot' }, ['锦鲤跃门']],
    [{ venue: 'QTDZ' }, ['北斗']],
    [{ feature: 'jackpot', venue: 'QTDZ' }, []],
  ] satisfies [Partial<GameChoice>, string[]][])('with %j', (choice, found) => {
    expect(names(choice)).toEqual(found);
  });

  it('leave the list they come from as it is', () => {
    const before = [...sampleGames];
    arrangeGames(sampleGames, { ...firstChoice, order: 'plays' });
    expect(sampleGames).toEqual(before);
  });
});

it('features stand once, the most common first', () => {
  expect(featuresOf(sampleGames)).toEqual(['free-spins', 'wild', 'jackpot']);
});

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
