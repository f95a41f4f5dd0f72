import type { RouletteRules } from '@lobby/games';
import type { ToldRecord } from '../../rounds/told-record.ts';
import { baccaratTextsOf } from '../baccarat/baccarat-texts.ts';
import { blackjackTexts } from '../blackjack/texts.ts';
import { namesOfCodes } from '../esports/words/names.ts';
import { fishNames } from '../fishing/fish-names.ts';
import { namesOfPicks } from '../lottery/boards/board.ts';
import { boardOf } from '../lottery/boards/boards.ts';
import { lotteryWords } from '../lottery/words/words.ts';
import { pickName } from '../roulette/pick-name.ts';
import { rouletteTextsOf } from '../roulette/roulette-texts.ts';
import { symbolNamesOf } from '../slot/games/symbol-names.ts';
import type { Language } from '../texts.ts';

/** Words for what a record names by a code. */
export type Names = Readonly<Record<string, string>>;

/** What a game calls its symbols, picks, moves or targets, in the words of its own page. */
export async function namesOfGame(
  { game, kind, rules }: Pick<ToldRecord, 'game' | 'kind' | 'rules'>,
  language: Language,
): Promise<Names> {
  switch (kind) {
    case 'slot':
      return (await symbolNamesOf(game))[language];
    case 'fishing':
      return fishNames(language);
    case 'baccarat':
      return baccaratTextsOf(language).picks;
    case 'blackjack':
      return blackjackTexts(language).moves;
    case 'esports':
      return namesOfCodes(language);
    case 'roulette': {
      // Safe: the rules of a record are those of its kind of game.
      const layout = rules as RouletteRules;
      const texts = rouletteTextsOf(language);
      return Object.fromEntries(Object.keys(layout.picks).map(pick => [pick, pickName(layout, pick, texts)]));
    }
    case 'three-dice':
    case 'five-digits':
    case 'ten-cars':
      return Object.fromEntries(namesOfPicks(boardOf(kind, lotteryWords(language))));
    default:
      return {};
  }
}
