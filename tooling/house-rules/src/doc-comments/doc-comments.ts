/** A doc comment, and how many words it has. */
export interface DocComment {
  readonly line: number;
  readonly words: number;
  /** Its first words, to find it by. */
  readonly start: string;
}

/**
 * The doc comments of a file. Tags count with the rest, except in plain JavaScript: there `@typedef {…}` and
 * `@param {…}` are the types, so only the prose before the first of them counts.
 */
export function docCommentsOf(text: string, language: 'ts' | 'js'): DocComment[] {
  return [...text.matchAll(/\/\*\*\s([\s\S]*?)\*\//g)].map(({ 1: body = '', index }) => {
    const prose = language === 'js' ? body.replace(/^\s*\*? ?@\w+ \{[\s\S]*/m, '') : body;
    const words = prose
      .replace(/^\s*\*/gm, ' ')
      .split(/\s+/)
      .filter(Boolean);
    return {
      line: text.slice(0, index).split('\n').length,
      words: words.length,
      start: words.slice(0, 8).join(' '),
    };
  });
}
