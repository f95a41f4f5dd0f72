import { contract, type RequestOf } from '@lobby/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { VenueGame } from '../provider/venue.ts';
import { arrangeGames, type GameMarks } from './arrange-games.ts';
import { type Catalogue, createCatalogues } from './catalogue.ts';

const game = (position: number, name: string, initials: string, own: Partial<VenueGame> = {}): VenueGame => ({
  code: `game-${position}`,
  names: { 'zh-CN': name, 'zh-TW': `${name}（繁）` },
  ...{ initials, badge: '', returnPercent: '94.88', volatility: 2, features: [], position, hasTrial: true },
  ...own,
});
const told: readonly VenueGame[] = [
  game(6, '北斗', 'bd', { badge: 'new', features: ['wild'] }),
  game(1, '狮子戏珠', 'szxz', { badge: 'hot', features: ['free-spins', 'wild'] }),
  game(2, '星际连线', 'xjlx', { features: ['free-spins'] }),
  game(3, '锦鲤跃门', 'jlym', { badge: 'hot', volatility: 4, features: ['jackpot', 'free-spins'] }),
  game(5, '小满', 'xm', { returnPercent: '96.10', volatility: 1 }),
  game(4, '古井回声', 'gjhs', { returnPercent: '95.02', volatility: 5 }),
];
const catalogues = createCatalogues({ of: async () => told });
const marks: GameMarks = {
  favourites: new Set(['JXDZ game-2']),
  played: new Map([
    ['JXDZ game-1', 1_000],
    ['JXDZ game-5', 2_000],
  ]),
  plays: new Map([
    ['JXDZ game-3', 900],
    ['JXDZ game-4', 3],
  ]),
};
type Asked = Partial<RequestOf<typeof contract.venue.gameList>>;

function namesOf(catalogue: Catalogue, asked: Asked, by = marks) {
  const choice = v.parse(contract.venue.gameList.request, { category: 'DZ', ...asked });
  return arrangeGames(catalogue, { ...choice, locale: 'zh-CN' }, by).map(
    ({ game: { names } }) => names['zh-CN'],
  );
}
const names = async (asked: Asked, by = marks) => namesOf(await catalogues.of('DZ'), asked, by);
const byHand = ['狮子戏珠', '星际连线', '锦鲤跃门', '古井回声', '小满', '北斗'];

describe('the games of a choice', () => {
  it('stand in the order by hand at first', async () => {
    expect(await names({})).toEqual(byHand);
  });

  it.each([
    ['hot', ['狮子戏珠', '锦鲤跃门']],
    ['new', ['北斗']],
    ['favourite', ['星际连线']],
    ['recent', ['小满', '狮子戏珠']],
  ] as const)('%s', async (show, found) => {
    expect(await names({ show })).toEqual(found);
  });

  it.each([
    ['name', ['北斗', '古井回声', '锦鲤跃门', '狮子戏珠', '小满', '星际连线']],
    ['plays', ['锦鲤跃门', '古井回声', '狮子戏珠', '星际连线', '小满', '北斗']],
    ['return', ['小满', '古井回声', '狮子戏珠', '星际连线', '锦鲤跃门', '北斗']],
    ['front', ['小满', '狮子戏珠', '锦鲤跃门', '星际连线', '古井回声', '北斗']],
  ] as const)('by %s: those that are equal by hand', async (order, found) => {
    expect(await names({ order })).toEqual(found);
  });

  it('of a home page begin with three that were played, the last of them in front', async () => {
    const played = new Map([4, 1, 6, 2].map((at, of) => [`JXDZ game-${at}`, of]));
    const front = await names({ order: 'front' }, { ...marks, played });
    expect(front).toEqual(['星际连线', '北斗', '狮子戏珠', '锦鲤跃门', '古井回声', '小满']);
  });

  it.each([
    ['狮子', ['狮子戏珠']],
    ['szxz', ['狮子戏珠']],
    ['SZ', ['狮子戏珠']],
    [' 北 斗 ', ['北斗']],
    ['ｂｄ', ['北斗']],
    ['没有', []],
  ])('are found by %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it.each([
    [{ minReturn: '96' }, ['小满']],
    [{ volatility: 5 }, ['古井回声']],
    [{ feature: 'jackpot' }, ['锦鲤跃门']],
    [{ gameCode: 'game-6' }, ['北斗']],
    [{ feature: 'jackpot', venue: 'JXDZ' }, ['锦鲤跃门']],
    [{ venue: 'QTDZ' }, []],
  ] satisfies [Asked, string[]][])('with %j', async (asked, found) => {
    expect(await names(asked)).toEqual(found);
  });
});

describe('the catalogue of a category', () => {
  it('has features once, the most common first', async () => {
    expect((await catalogues.of('DZ')).features).toEqual(['free-spins', 'wild', 'jackpot']);
  });

  it('is made once of a list, and anew when its venue tells another', async () => {
    let list = told;
    const changing = createCatalogues({ of: async () => list });
    const before = await changing.of('DZ');
    expect(await changing.of('DZ')).toBe(before);
    list = told.slice(0, 1);
    expect(namesOf(await changing.of('DZ'), { order: 'name' })).toEqual(['北斗']);
  });

  it('stays as it is while its games are arranged', async () => {
    await names({ order: 'plays' });
    await names({ show: 'recent' });
    expect(await names({})).toEqual(byHand);
  });
});
