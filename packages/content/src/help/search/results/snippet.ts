import { askedFor } from '../tokens.ts';

/** As much of a text as shows what was asked for: from a little before its first word, so many characters. */
export function snippetOf(text: string, query: string, longest = 60): string {
  const low = text.toLowerCase();
  const found = askedFor(query)
    .map(token => low.indexOf(token))
    .filter(at => at >= 0);
  const begin = Math.max(0, Math.min(...(found.length > 0 ? found : [0])) - 10);
  const end = begin + longest;
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}
