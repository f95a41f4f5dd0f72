import { readFileSync } from 'node:fs';
import { gameOf, type RouletteRules } from '@lobby/games';
import * as v from 'valibot';
import { clientSeed } from '../../player/player-routes.ts';

/** The numbers of a text by what keeps them, or a file that plays by them with words of it. */
type Kept = readonly (number | string)[] | { readonly file: string; readonly says: string };

// Safe: it is asked for by the code of its kind.
const roulette = gameOf('roulette')?.rules as RouletteRules;

const level = { file: 'packages/games/src/game/exact.ts', says: '[1, 2, 3, 4, 5] as const' };
const playedAs = (file: string, says: string) => ({ file: `packages/games/src/${file}`, says });
const dice = playedAs('lotteries/lotteries.test.ts', "describe('three dice'");
const five = playedAs('lotteries/lotteries.test.ts', "describe('five digits'");
const cars = playedAs('lotteries/lotteries.test.ts', "describe('ten cars'");

const lengths = Array.from({ length: 200 }, (_, length) => length).filter(length =>
  v.is(clientSeed, 'a'.repeat(length)),
);
const covered = (pick: string) => roulette.picks[pick]?.covers ?? [];

/** The Node for which the program is made that repeats a round on a computer of one's own. */
const [, verifierNode = ''] =
  /target: 'node(\d+)'/.exec(
    readFileSync(new URL('../../../vite.verifier.config.ts', import.meta.url), 'utf8'),
  ) ?? [];

const standsOn17 = playedAs('blackjack/table.ts', 'stands on every seventeen');

export const keptNumbers: Readonly<Record<string, Kept>> = {
  'page.facts': level,
  'page.seedRule': [Math.min(...lengths), Math.max(...lengths)],
  'record.downloadsNote': [verifierNode],
  'slot.poolRule': { file: 'packages/games/src/slots/rules.ts', says: 'oneIn' },
  'bull.rules.0': playedAs('bull/bull.test.ts', "describe('five cards'"),
  'bull.rules.1': playedAs('bull/bull.test.ts', "describe('five cards'"),
  'bull.returns': level,
  'blackjack.line': standsOn17,
  'blackjack.cards': playedAs('blackjack/blackjack.test.ts', "describe('a total'"),
  'blackjack.pays': playedAs('game/game.ts', 'hundredths'),
  'blackjack.rules.0': standsOn17,
  'blackjack.table.natural': playedAs('blackjack/blackjack.test.ts', "describe('a total'"),
  'blackjack.returns': level,
  'baccarat.cards': playedAs('baccarat/baccarat.test.ts', "describe('the third card of the banker'"),
  'baccarat.bankerRule': playedAs('baccarat/baccarat.test.ts', "describe('the third card of the banker'"),
  'baccarat.free': playedAs('baccarat/baccarat.ts', 'bankerSix'),
  'roulette.outside.low': [Math.min(...covered('low')), Math.max(...covered('low'))],
  'roulette.outside.high': [Math.min(...covered('high')), Math.max(...covered('high'))],
  'roulette.zero': playedAs('roulette/roulette.ts', 'pockets'),
  'table.oddsNote': playedAs('bets/bets.ts', 'hundredths'),
  'esports.says.howMatch': playedAs('esports/match.test.ts', 'each map with its thirteenth round'),
  'esports.says.howHandicap': playedAs('esports/match.test.ts', "describe('what is won'"),
  'esports.says.howTotals': playedAs('esports/match.test.ts', "describe('what is won'"),
  'lottery.hints.diceSize': dice,
  'lottery.hints.diceSum': dice,
  'lottery.hints.triple': dice,
  'lottery.hints.double': dice,
  'lottery.hints.three': dice,
  'lottery.hints.two': dice,
  'lottery.hints.digitTotal': five,
  'lottery.hints.front': five,
  'lottery.hints.carSumSides': cars,
  'lottery.hints.carSides': cars,
};
