import { baccaratTextsOf } from '../baccarat/baccarat-texts.ts';
import { blackjackTexts } from '../blackjack/texts.ts';
import { bullTexts } from '../bull/texts.ts';
import { esportsWords } from '../esports/words/words.ts';
import { fishingTextsOf } from '../fishing/fishing-texts.ts';
import { lotteryWords } from '../lottery/words/words.ts';
import { recordTextsOf } from '../record/record-texts.ts';
import { rouletteTextsOf } from '../roulette/roulette-texts.ts';
import { slotTextsOf } from '../slot/slot-texts.ts';
import { tableTextsOf } from '../table/table-texts.ts';
import { type Language, textsOf } from '../texts.ts';

/** The texts of the pages of games, by whose they are. */
const catalogues = {
  page: textsOf,
  record: recordTextsOf,
  table: tableTextsOf,
  slot: slotTextsOf,
  fishing: fishingTextsOf,
  bull: bullTexts,
  blackjack: blackjackTexts,
  baccarat: baccaratTextsOf,
  roulette: rouletteTextsOf,
  lottery: lotteryWords,
  esports: esportsWords,
} as const;

const digits = '零一二三四五六七八九十';
/** Numerals count where a unit follows them: 一分钟, 五倍, 八副 … ; 一手 or 一定 says no number. */
const told = /\d[\d,]*(?:\.\d+)?|[一二三四五六七八九十]+(?=副|倍|分钟|分鐘|秒|小时|小時|点|點|颗|顆)/g;

/** The numbers that a text tells, in their order: "2.5", "60"; 十七 is "17". */
export function numbersIn(text: string): string[] {
  return (text.replaceAll(/SHA-?256/g, '').match(told) ?? []).map(number =>
    /\d/.test(number) ? number.replaceAll(',', '') : String(fromNumerals(number)),
  );
}

function fromNumerals(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const value = (numeral: string | undefined, none: number) => (numeral ? digits.indexOf(numeral) : none);
  return (text.includes('十') ? value(tens, 1) * 10 : 0) + value(ones, 0);
}

/** Every text of the pages in which a number stands that is not filled in, by its name, with its numbers. */
export function numbersTold(language: Language): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(catalogues).flatMap(([name, textsIn]) => numbersUnder(name, textsIn(language))),
  );
}

/** A text of the pages by its name; undefined when there is none. */
export function textNamed(language: Language, name: string): unknown {
  const [catalogue = '', ...keys] = name.split('.');
  const texts: unknown = catalogues[catalogue as keyof typeof catalogues]?.(language);
  return keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], texts);
}

function numbersUnder(name: string, value: unknown): [string, string[]][] {
  if (isSentence(value)) return numbersUnder(name, filled(value));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => numbersUnder(`${name}.${key}`, each));
  const numbers = numbersIn(String(value));
  return numbers.length > 0 ? [[name, numbers]] : [];
}

type Sentence = (...values: unknown[]) => unknown;

const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

/** A sentence with nothing in its gaps; undefined of one that cannot be said without them. */
function filled(say: Sentence): unknown {
  try {
    return say(...Array.from({ length: say.length }, () => '◇'));
  } catch {
    return undefined;
  }
}
