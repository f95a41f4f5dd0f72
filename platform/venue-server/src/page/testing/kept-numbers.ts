import {
  type BaccaratRules,
  type BlackjackRules,
  type BullRules,
  type GameKind,
  gameOf,
  type RouletteRules,
} from '@lobby/games';
import { loosest } from '@lobby/market';
import * as v from 'valibot';
import { clientSeed, shownRounds } from '../../player/player-routes.ts';
import { cycleOf } from '../../rounds/market-limits.ts';
import { patienceMs } from '../../rounds/waiting/open-rounds.ts';

/** The numbers of a text by what keeps them, or a file that plays by them with words of it. */
type Kept = readonly (number | string)[] | { readonly file: string; readonly says: string };

// Safe: each is asked for by the code of its kind.
const rulesOf = <Rules>(code: string) => gameOf(code)?.rules as Rules;
const baccarat = rulesOf<BaccaratRules>('baccarat');
const free = rulesOf<BaccaratRules>('baccarat-free').pays;
const bull = rulesOf<BullRules>('bull');
const blackjack = rulesOf<BlackjackRules>('twenty-one');
const roulette = rulesOf<RouletteRules>('roulette');

const pace = (kind: GameKind) => [cycleOf({ kind }, loosest) / 1_000];
const level = { file: 'packages/games/src/game/exact.ts', says: '[1, 2, 3, 4, 5] as const' };
const playedAs = (file: string, says: string) => ({ file: `packages/games/src/${file}`, says });
const dice = playedAs('lotteries/lotteries.test.ts', "describe('three dice'");
const five = playedAs('lotteries/lotteries.test.ts', "describe('five digits'");
const cars = playedAs('lotteries/lotteries.test.ts', "describe('ten cars'");

const lengths = Array.from({ length: 200 }, (_, length) => length).filter(length =>
  v.is(clientSeed, 'a'.repeat(length)),
);
/** What a pick that covers so many pockets wins beside its stake. */
const wins = (pick: string) => (roulette.picks[pick]?.pays ?? 0) / 100 - 1;
const oneTo = (...picks: readonly string[]) => picks.flatMap(pick => [1, wins(pick)]);
const covered = (pick: string) => roulette.picks[pick]?.covers ?? [];

const lottery = gameOf('five-digits');
const picks = Object.keys(rulesOf<{ readonly pays: object }>('five-digits').pays);
const mostPicks = picks.filter((_, at) => {
  const bets = picks.slice(0, at + 1).map(pick => ({ pick, units: 1 }));
  return lottery?.readChoice({ bets }) !== undefined;
}).length;

export const keptNumbers: Readonly<Record<string, Kept>> = {
  'page.playMoney': { file: 'packages/api-client/src/member-rules/birthday.ts', says: 'adultAge = 18' },
  'page.facts': level,
  'page.pace': pace('slot'),
  'page.roundsNote': [shownRounds],
  'page.seedRule': [Math.min(...lengths), Math.max(...lengths)],
  'slot.poolRule': { file: 'packages/games/src/slots/rules.ts', says: 'oneIn' },
  'fishing.pace': pace('fishing'),
  'bull.held': [Math.max(...Object.values(bull.multiples))],
  'bull.rules.0': playedAs('bull/bull.test.ts', "describe('five cards'"),
  'bull.rules.1': playedAs('bull/bull.test.ts', "describe('five cards'"),
  'bull.pace': pace('bull'),
  'bull.returns': level,
  'blackjack.line': [17, 2 * (blackjack.natural / 100 - 1), 2],
  'blackjack.left': [patienceMs / 60_000],
  'blackjack.rules.0': [blackjack.decks, 21, 1, 11, 10],
  'blackjack.rules.1': playedAs('blackjack/table.ts', 'stands on every seventeen'),
  'blackjack.table.natural': playedAs('blackjack/blackjack.test.ts', "describe('a total'"),
  'blackjack.returns': level,
  'blackjack.leftRule': [patienceMs / 1_000],
  'blackjack.pace': pace('blackjack'),
  'baccarat.cards': [baccarat.decks, 0, 5, 6, 7, 8, 9],
  'baccarat.bankerRule': playedAs('baccarat/baccarat.test.ts', "describe('the third card of the banker'"),
  'baccarat.commission': [200 - baccarat.pays.banker, baccarat.pays.banker / 100 - 1],
  'baccarat.free': [free.banker / 100 - 1, 6, free.bankerSix / 100 - 1],
  'roulette.outside.low': [Math.min(...covered('low')), Math.max(...covered('low'))],
  'roulette.outside.high': [Math.min(...covered('high')), Math.max(...covered('high'))],
  'roulette.wheel': [roulette.pockets],
  'roulette.odds': [
    ...oneTo('number-17', 'split-17-18', 'street-16', 'corner-1', 'line-1', 'dozen-1', 'red'),
    0,
  ],
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
  'lottery.says.limit': [mostPicks, (Number(lottery?.stakes.max) / 100).toFixed(2)],
  'lottery.says.oddsNote': { file: 'packages/games/src/game/game.ts', says: 'hundredths' },
};
