import type { RouletteRules } from '@lobby/games';
import { oddsOf } from '../table/odds.ts';
import { insideKinds } from './places.ts';
import type { RouletteTexts } from './roulette-texts.ts';

/** Each kind of bet with its odds by the rules: "直注 1:35，分注 1:17 …". */
export function oddsOfKinds({ picks }: RouletteRules, texts: RouletteTexts): string {
  const oddsAt = (begin: string) => {
    const [, pick] = Object.entries(picks).find(([name]) => name.startsWith(begin)) ?? [];
    return pick ? oddsOf(pick.pays) : '';
  };
  const { dozen, column, even } = texts.outsideKinds;
  return [
    ...insideKinds.map(kind => `${texts.kinds[kind]} ${oddsAt(`${kind}-`)}`),
    `${dozen} ${oddsAt('dozen-')}`,
    `${column} ${oddsAt('column-')}`,
    `${even} ${oddsAt('red')}`,
  ].join('，');
}
