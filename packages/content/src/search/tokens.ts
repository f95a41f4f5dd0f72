const han = /\p{Script=Han}/u;

/**
 * The words of a text for the index and for a query: Latin words and numbers as they are, and of Chinese, which has no
 * blanks, every two neighbouring characters; a character that stands alone is itself.
 */
export function tokensOf(text: string): string[] {
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}+|[a-z0-9]+(?:\.[0-9]+)?/gu) ?? [];
  return runs.flatMap(run => (han.test(run) ? pairsOf(run) : [run]));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
