import type { Game } from '../venue-types.ts';

const game = (at: number, name: string, own: Partial<Game> = {}): Game => ({
  channelCode: 'JXDZ',
  gameCode: `game-${at}`,
  name,
  badge: '',
  returnPercent: '94.88',
  volatility: 2,
  hasTrial: true,
  isFavourite: false,
  ...own,
});

/** Six slots of two venues, in the order by hand. */
export const sampleGames: readonly Game[] = [
  game(1, '狮子戏珠', { badge: 'hot' }),
  game(2, '星际连线', { isFavourite: true }),
  game(3, '锦鲤跃门', { badge: 'hot', volatility: 4 }),
  game(4, '古井回声与失落的黄金城大冒险', { returnPercent: '95.02', volatility: 5 }),
  game(5, '小满', { returnPercent: '96.10', volatility: 1 }),
  game(6, '北斗', { channelCode: 'QTDZ', badge: 'new', hasTrial: false }),
];

/** What these can do, the most common first. */
export const sampleFeatures: readonly string[] = ['free-spins', 'wild', 'jackpot'];
