import type { Game } from '../venue-types.ts';

const game = (position: number, name: string, initials: string, own: Partial<Game>): Game => ({
  channelCode: 'JXDZ',
  gameCode: `game-${position}`,
  name,
  initials,
  badge: '',
  returnPercent: '94.88',
  volatility: 2,
  features: [],
  position,
  plays: 10 * position,
  hasTrial: true,
  isFavourite: false,
  playedAt: 0,
  ...own,
});

/** Six slots of two venues, in no order. */
export const sampleGames: readonly Game[] = [
  game(6, '北斗', 'bd', {
    channelCode: 'QTDZ',
    badge: 'new',
    plays: 0,
    hasTrial: false,
    features: ['wild'],
  }),
  game(1, '狮子戏珠', 'szxz', {
    badge: 'hot',
    features: ['free-spins', 'wild'],
    playedAt: 1_796_000_000_000,
  }),
  game(2, '星际连线', 'xjlx', { isFavourite: true, features: ['free-spins'] }),
  game(3, '锦鲤跃门', 'jlym', {
    badge: 'hot',
    plays: 900,
    volatility: 4,
    features: ['jackpot', 'free-spins'],
  }),
  game(5, '小满', 'xm', { returnPercent: '96.10', volatility: 1, playedAt: 1_796_000_600_000 }),
  game(4, '古井回声与失落的黄金城大冒险', 'gjhsysldhjcdmx', { returnPercent: '95.02', volatility: 5 }),
];
