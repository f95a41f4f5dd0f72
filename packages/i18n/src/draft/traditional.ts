import { Converter } from 'opencc-js/cn2t';
import { type Overrides, overrides } from './overrides.ts';

/** Writes Simplified texts in Traditional Chinese, as Taiwan does. */
export interface Draft {
  /** ICU placeholders, Markdown signs and all that is not Chinese pass through. */
  text(simplified: string): string;
  /** A catalogue, message by message; ids stay. */
  catalog(source: Readonly<Record<string, string>>): Record<string, string>;
}

/**
 * Drafts a text: overridden phrases, the longest first; OpenCC (Taiwan, with phrases) for the text between them; and
 * Taiwan's quotation marks. An override of the whole message takes precedence.
 */
export function draftBy({ phrases, messages }: Overrides): Draft {
  const longestFirst = Object.keys(phrases).sort((a, b) => b.length - a.length);
  const anyPhrase = new RegExp(longestFirst.join('|') || '(?!)', 'g');
  const text = (simplified: string) => {
    let drafted = '';
    let end = 0;
    for (const { 0: phrase, index } of simplified.matchAll(anyPhrase)) {
      drafted += toTaiwan(simplified.slice(end, index)) + (phrases[phrase]?.text ?? phrase);
      end = index + phrase.length;
    }
    drafted += toTaiwan(simplified.slice(end));
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

/** Drafts by the committed overrides. */
export const { text: toTraditional, catalog: draftCatalog } = draftBy(overrides);

let converter: ((text: string) => string) | undefined;

/** OpenCC's tables take a quarter of a second to read: once, and only where something is drafted. */
function toTaiwan(text: string): string {
  converter ??= Converter({ from: 'cn', to: 'twp' });
  return converter(text);
}
