const han = /\p{Script=Han}/u;

/** What questions are made of, in both scripts, the longest first: it says nothing of what is asked about. */
const fillers = new RegExp(
  [
    '为什么|為什麼|怎么样|怎麼樣|怎么办|怎麼辦|什么样|什麼樣|什么时候|什麼時候|怎么|怎麼|怎样|怎樣|什么|什麼|如何|多少|多久',
    '可不可以|可以|能不能|是不是|算不算|有没有|有沒有|请问|請問|一下|哪里|哪裡|哪儿|哪些|哪个|哪個|你们|你們|我们|我們',
    '[吗嗎呢吧的了我您几幾]',
  ].join('|'),
  'g',
);

/**
 * The words of a text for the index: Latin words and numbers as they are, and of Chinese, which has no blanks, every two
 * neighbouring characters; a character that stands alone is itself.
 */
export function tokensOf(text: string): string[] {
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}+|[a-z0-9]+(?:\.[0-9]+)?/gu) ?? [];
  return runs.flatMap(run => (han.test(run) ? pairsOf(run) : [run]));
}

/** Those of a query that say what is asked about. */
export function askedFor(query: string): string[] {
  return tokensOf(query.replaceAll(fillers, ' '));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
