import type { Game } from '../venue-types.ts';
import { sampleGames } from './sample-games.ts';

const characters = '北斗星河锦鲤古井回声狮子戏珠小满灯会盐道潮池夜渡茶馆青铜编钟';

/** So many slots, each with a name, figures and a drawing of its own; the same each time. */
export function manyGames(count: number): readonly Game[] {
  return Array.from({ length: count }, (_, at) => {
    const base = sampleGames[at % sampleGames.length] as Game;
    const letters = [at, at * 7, at * 13].map(place => characters[place % characters.length]).join('');
    return {
      ...base,
      gameCode: `many-${at}`,
      name: `${letters}${at}`,
      returnPercent: `${92 + (at % 6)}.${String(at % 100).padStart(2, '0')}`,
      volatility: 1 + (at % 5),
    };
  });
}
