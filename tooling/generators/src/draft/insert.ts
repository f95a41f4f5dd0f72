import { UserError } from '../user-error.ts';

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/**
 * Adds an entry at the end of the list, object or argument list that opens right behind `anchor`; once, however often
 * it is asked. Formatting is left to Biome.
 * @throws UserError naming `file` when the anchor is not there.
 */
export function intoList(file: string, text: string, anchor: string, entry: string): string {
  const open = endOf(file, text, anchor) - 1;
  const close = closingOf(text, open);
  if (close === undefined) throw new UserError(`${file}: what opens behind \`${anchor}\` never closes.`);
  const inside = text.slice(open + 1, close);
  if (squeezed(inside).includes(squeezed(entry))) return text;
  const before = inside.trimEnd();
  const comma = before === '' || before.endsWith(',') ? '' : ',';
  return `${text.slice(0, open + 1)}${before}${comma}\n${entry},\n${text.slice(close)}`;
}

/**
 * Takes the entries that fit out of the list, object or argument list that opens right behind `anchor`, and leaves the
 * text as `intoList` found it, but for its formatting.
 * @throws UserError as `intoList`.
 */
export function outOfList(
  file: string,
  text: string,
  anchor: string,
  fits: (entry: string) => boolean,
): string {
  const open = endOf(file, text, anchor) - 1;
  const inside = insideOf(file, text, anchor);
  const kept = entriesOf(inside).filter(entry => !fits(entry.trim()));
  return `${text.slice(0, open + 1)}${kept.join('')}${text.slice(open + 1 + inside.length)}`;
}

/** The text between the bracket behind `anchor` and the one that closes it. @throws UserError as `intoList`. */
export function insideOf(file: string, text: string, anchor: string): string {
  const open = endOf(file, text, anchor) - 1;
  return text.slice(open + 1, closingOf(text, open));
}

/** Adds lines before the first line that begins with `anchor`, once. @throws UserError when there is none. */
export function beforeLine(file: string, text: string, anchor: string, lines: string): string {
  if (text.includes(lines)) return text;
  const at = text.startsWith(anchor) ? 0 : text.indexOf(`\n${anchor}`) + 1;
  if (at === 0 && !text.startsWith(anchor)) throw missing(file, anchor);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}

/** Adds an import, once: beside what the file imports from that door, or at the top; Biome puts it into its place. */
export function withImport(text: string, statement: string): string {
  const [, names, door] = /^import \{ ([^}]+) \} from '([^']+)';$/.exec(statement) ?? [];
  if (names && door) return importingNames(text, door, names.split(', '));
  return text.includes(statement) ? text : `${statement}\n${text}`;
}

/** Imports names from a door, beside what the file imports from it already. */
export function importingNames(text: string, door: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const [statement, there = ''] =
    new RegExp(`import \\{([^}]*)\\} from '${door.replaceAll('.', '\\.')}';`).exec(text) ?? [];
  const all = [...new Set([...there.split(',').map(name => name.trim()), ...names])].filter(Boolean);
  const written = `import { ${all.join(', ')} } from '${door}';`;
  return statement ? text.replace(statement, written) : `${written}\n${text}`;
}

function endOf(file: string, text: string, anchor: string): number {
  const at = text.indexOf(anchor);
  if (at < 0) throw missing(file, anchor);
  return at + anchor.length;
}

function missing(file: string, anchor: string): UserError {
  return new UserError(
    `${file} has no \`${anchor.trim()}\`, which this generator adds to. Add to it by hand, and correct the generator.`,
  );
}

const squeezed = (text: string) => text.replace(/[\s,]+/g, '');

/** What stands between the brackets of a list, entry by entry, each with the comma behind it. */
function entriesOf(inside: string): readonly string[] {
  const ends = separators(`(${inside})`);
  return ends.map((end, at) => inside.slice(ends[at - 1] ?? 0, end));
}

/** Where each entry of the list in `text`, brackets included, ends; what follows the last comma is an entry too. */
function separators(text: string): readonly number[] {
  let depth = 0;
  const ends: number[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark in closing) depth++;
    else if (mark === ',' && depth === 1) ends.push(index);
    else if (mark !== ',' && mark.length === 1) depth--;
  }
  return [...ends, text.length - 2];
}

/** Strings and comments, whose brackets and commas do not count; brackets; commas. */
const marks =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[[\]{}(),]/g;

/** Where the bracket at `open` closes; brackets in strings and comments do not count. */
function closingOf(text: string, open: number): number | undefined {
  const waiting: string[] = [];
  for (const { 0: mark, index } of text.slice(open).matchAll(marks)) {
    if (mark in closing) waiting.push(closing[mark] ?? '');
    else if (mark === waiting.at(-1)) {
      waiting.pop();
      if (waiting.length === 0) return open + index;
    }
  }
  return undefined;
}
