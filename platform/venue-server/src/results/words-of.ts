import type { AnyGame, GameEvent, RouletteRules } from '@lobby/games';
import { baccaratTextsOf } from '../page/baccarat/baccarat-texts.ts';
import { blackjackTexts } from '../page/blackjack/texts.ts';
import { bullTexts } from '../page/bull/texts.ts';
import { namesOfPicks } from '../page/esports/words/markets.ts';
import { esportsNames } from '../page/esports/words/names.ts';
import { lotteryWords } from '../page/lottery/words/words.ts';
import { namesOfGame } from '../page/record/names-of-game.ts';
import { colourOf } from '../page/roulette/places.ts';
import type { Language } from '../page/texts.ts';
import type { Names } from '../rounds/told-record.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Texts = Readonly<Record<string, string>>;

/** The words of a game's results, both scripts at once. */
export type ResultWords = ReturnType<typeof resultWords>;

const known = new Map<string, Promise<ResultWords>>();

/** The words of a game, made once: every round of the history asks for them. */
export function wordsOf(game: AnyGame): Promise<ResultWords> {
  const words = known.get(game.code) ?? makeWords(game);
  known.set(game.code, words);
  return words;
}

async function makeWords({ code, kind, rules }: AnyGame) {
  const of = { game: code, kind, rules };
  const names = {
    'zh-CN': await namesOfGame(of, 'zh-CN'),
    'zh-TW': await namesOfGame(of, 'zh-TW'),
  };
  return resultWords(names, rules);
}

/** A text made in both scripts. */
function both(make: (language: Language) => string): Names {
  return { 'zh-CN': make('zh-CN'), 'zh-TW': make('zh-TW') };
}

function resultWords(names: Readonly<Record<Language, Texts>>, rules: AnyGame['rules']) {
  const of = (code: string): Names => both(language => names[language][code] ?? code);
  const counted = (language: Language, count: number, symbol: string) =>
    `${count} ${say(language, '个', '個')}${names[language][symbol] ?? symbol}`;
  return {
    both,
    of,
    some: ({ count, symbol }: Pick<Of<'scatter'>, 'count' | 'symbol'>) =>
      both(language => counted(language, count, symbol)),
    lineWin: ({ line, count, symbol }: Of<'line-win'>) =>
      both(
        language => `第 ${line + 1} ${say(language, '条线', '條線')}：${counted(language, count, symbol)}`,
      ),
    freeSpins(begin: GameEvent | undefined) {
      const spins = begin?.type === 'free-spins-begin' ? ` ${begin.spins} 次 ×${begin.times}` : '';
      return both(language => `${say(language, '免费旋转', '免費旋轉')}${spins}`);
    },
    /** A pick on a match as its slip named it: with the team. */
    matchPick: (pick: string, match: Of<'match'>) =>
      both(language => namesOfPicks(match, esportsNames(language)).get(pick) ?? pick),
    jackpot: both(language => say(language, '奖池', '彩池')),
    // Safe: the event that has a pocket is of a roulette.
    colour: (pocket: number) => colourOf(rules as RouletteRules, pocket),
    baccarat: baccaratTextsOf,
    blackjack: blackjackTexts,
    bull: bullTexts,
    lottery: lotteryWords,
  };
}

const say = (language: Language, simplified: string, traditional: string) =>
  language === 'zh-TW' ? traditional : simplified;
