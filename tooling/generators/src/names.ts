/** `bet-history` → `betHistory`. */
export const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `bet-history` → `BetHistory`. */
export function pascal(kebab: string): string {
  const name = camel(kebab);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `betRecordList` → `bet-record-list`. */
export const kebab = (camelCase: string): string =>
  camelCase.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** What is wrong with a name in small letters and hyphens; undefined when nothing is. */
export function nameProblem(name: string): string | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
    ? undefined
    : `"${name}" is no name here: small letters, digits and single hyphens, first a letter, as in vip-levels.`;
}

/** What is wrong with a name that becomes a constant or a function: `delete` can be none. */
export function identifierProblem(name: string): string | undefined {
  return reserved.has(camel(name))
    ? `"${name}" is a word of JavaScript, and no constant can be called so; choose another.`
    : undefined;
}

const reserved: ReadonlySet<string> = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** What is wrong with words that members read and that stories, tests and comments repeat. */
export function chineseProblem(words: string): string | undefined {
  if (!/[\u4e00-\u9fff]/.test(words))
    return `"${words}" has no Chinese character, and members read it: say it in Simplified Chinese, as in 会员等级.`;
  return /['"`\\{}<>*\n]/.test(words)
    ? `"${words}" has a quote, bracket, backslash, star or line break, which a message cannot say plainly; leave it out.`
    : undefined;
}

/** What is wrong with a sentence for engineers, which stands in comments, descriptions and tables. */
export function englishProblem(text: string): string | undefined {
  if (/[^\u0020-\u024f\u2010-\u2026]/.test(text))
    return `"${text}" is not one line of English, and engineers read it in comments and on pages; say it in English.`;
  return /[`|\\]|\*\//.test(text)
    ? `"${text}" has a backquote, bar, backslash or */, which would end the comment or the table cell it stands in; leave it out.`
    : undefined;
}

/** A string as it stands in TypeScript. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}

/** Ends a sentence with a full stop, once. */
export const sentence = (text: string): string => (/[.。!?]$/.test(text) ? text : `${text}.`);
