/** `bet-record` → `betRecord`. */
export const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `bet-record` → `BetRecord`. */
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

/** A string as it stands in TypeScript. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}

/** Ends a sentence with a full stop, once. */
export const sentence = (text: string): string => (/[.。!?]$/.test(text) ? text : `${text}.`);
