import { Converter } from 'opencc-js/cn2t';
import { type Overrides, overrides } from './overrides.ts';
import { piecesBy } from './pieces.ts';

/** Writes Simplified texts in Traditional Chinese, as Taiwan does. */
export interface Draft {
  /** ICU placeholders, Markdown signs and all that is not Chinese pass through. */
  text(simplified: string): string;
  /** A catalogue, message by message; ids stay. */
  catalog(source: Readonly<Record<string, string>>): Record<string, string>;
}

/**
 * Drafts a text: overridden phrases and kept words where they stand as words (`pieces.ts`); OpenCC (Taiwan, with
 * phrases) for the text between them; and Taiwan's quotation marks. An override of the whole message takes precedence.
 */
export function draftBy({ characters, phrases, words, messages }: Overrides): Draft {
  const pieces = piecesBy(Object.keys(phrases), words);
  const inTaiwan = (character: string) => characters[character]?.text ?? character;
  const text = (simplified: string) => {
    const drafted = pieces(simplified)
      .map(({ text: piece, wanted }, at, all) => {
        const phrase = wanted ? phrases[piece]?.text : undefined;
        if (phrase === undefined) return [...toTaiwan(piece)].map(inTaiwan).join('');
        return withSpaces(phrase, piece, all[at - 1]?.text, all[at + 1]?.text);
      })
      .join('');
    return drafted.replaceAll('“', '「').replaceAll('”', '」').replaceAll('‘', '『').replaceAll('’', '』');
  };
  return {
    text,
    catalog: source =>
      Object.fromEntries(
        Object.entries(source).map(([id, simplified]) => [id, messages[id]?.text ?? text(simplified)]),
      ),
  };
}

/** Latin letters that took the place of Chinese are divided from Chinese beside them by a space. */
function withSpaces(phrase: string, source: string, before = '', after = ''): string {
  const isNew = (letter: RegExp) => letter.test(phrase) && !letter.test(source);
  const start = isNew(/^[A-Za-z]/) && /\p{Script=Han}$/u.test(before) ? ' ' : '';
  const end = isNew(/[A-Za-z]$/) && /^\p{Script=Han}/u.test(after) ? ' ' : '';
  return start + phrase + end;
}

/** Drafts by the committed overrides. */
export const { text: toTraditional, catalog: draftCatalog } = draftBy(overrides);

let converter: ((text: string) => string) | undefined;

/** OpenCC's tables take a quarter of a second to read: once, and only where something is drafted. */
function toTaiwan(text: string): string {
  converter ??= Converter({ from: 'cn', to: 'twp' });
  return converter(text);
}
