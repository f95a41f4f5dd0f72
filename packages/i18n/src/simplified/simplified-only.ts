/// <reference path="./opencc-dict.d.ts" />
import pairs from 'opencc-js/dict/STCharacters';

/**
 * Characters that OpenCC turns into others and that Taiwan writes all the same; packages/i18n/README.md has an
 * everyday word with each.
 */
const alsoTraditional =
  '丑丰云仆伙余佣几凶划占台吁吃后咨咸唇夸尸岩岳峰干床征斗朴涂游熏痴秘群腌范里采霉辟郁准胜叶';

/** Every character that only Simplified Chinese writes. */
const simplifiedOnly: ReadonlySet<string> = new Set(
  pairs
    .split('|')
    .flatMap(pair => {
      const [simplified = '', ...traditional] = pair.split(' ');
      return traditional.includes(simplified) ? [] : [simplified];
    })
    .filter(character => !alsoTraditional.includes(character)),
);

/** The Simplified-only characters of a text, each once, in the order they stand. For tests: it brings OpenCC's table. */
export function simplifiedOnlyIn(text: string): readonly string[] {
  return [...new Set(text)].filter(character => simplifiedOnly.has(character));
}

/** Every character that only Traditional Chinese writes. */
const traditionalOnly: ReadonlySet<string> = new Set(
  pairs.split('|').flatMap(pair => {
    const [simplified = '', ...traditional] = pair.split(' ');
    return traditional.includes(simplified) ? [] : traditional;
  }),
);

/** Whether a text is Traditional Chinese for certain: a character says so, and none says otherwise. For tests. */
export function isTraditional(text: string): boolean {
  return [...text].some(character => traditionalOnly.has(character)) && simplifiedOnlyIn(text).length === 0;
}

/** Characters of both scripts that OpenCC replaces in words only, or that only names keep. */
const keptInNames = `${alsoTraditional}布于栖松谷面升制周`;

/**
 * The characters of a Traditional name, letter by letter, that took the place of one that Traditional writes too: 裡 for
 * 里, 幹 for 干. They have a meaning of their own, which a name that follows a sound has not. For tests.
 */
export function replacedIn(simplified: string, traditional: string): readonly string[] {
  const written = [...traditional];
  if (written.length !== [...simplified].length) return [];
  return [...simplified].flatMap((character, at) => {
    const other = written[at] ?? character;
    return other !== character && keptInNames.includes(character) ? [other] : [];
  });
}
