import { Converter } from 'opencc-js/cn2t';
import glossary from '../../glossary.json' with { type: 'json' };

const toTaiwan = Converter({ from: 'cn', to: 'twp' });
const terms = Object.entries(glossary.terms).sort(([a], [b]) => b.length - a.length);
const anyTerm = new RegExp(terms.map(([source]) => source).join('|'), 'g');
const words = new Map<string, string>(terms);

/**
 * Drafts the Traditional wording of a Simplified text: glossary terms first, OpenCC (Taiwan, with phrases) for
 * the rest, Taiwan's quotation marks. ICU placeholders are Latin and pass through.
 */
export function toTraditional(text: string): string {
  let drafted = '';
  let end = 0;
  for (const match of text.matchAll(anyTerm)) {
    drafted += toTaiwan(text.slice(end, match.index)) + words.get(match[0]);
    end = match.index + match[0].length;
  }
  drafted += toTaiwan(text.slice(end));
  return drafted.replaceAll('“', '「').replaceAll('”', '」').replaceAll('‘', '『').replaceAll('’', '』');
}

/** Drafts a whole catalog; a reviewed wording of an id in the glossary wins over the draft. */
export function draftCatalog(source: Readonly<Record<string, string>>): Record<string, string> {
  const reviewed: Readonly<Record<string, string>> = glossary.messages;
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => [id, reviewed[id] ?? toTraditional(text)]),
  );
}
