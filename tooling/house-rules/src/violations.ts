import { read } from './repository.ts';

/** Where a rule is broken: `file:line  the words`. */
export type Violation = string;

/**
 * The lines of the files that match, as violations. `code` looks at code only: comments are blanked first,
 * so a rule may be explained where it holds.
 */
export function linesMatching(
  list: readonly string[],
  pattern: RegExp,
  { code = true }: { code?: boolean } = {},
): Violation[] {
  return list.flatMap(file => {
    const text = code ? withoutComments(read(file)) : read(file);
    return text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}  ${short(line)}`] : []));
  });
}

/** Blanks comments, keeping every line where it was. A `//` behind a colon is an address, not a comment. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\w])\/\/[^\n]*/g, (_, before: string) => before);
}

const short = (line: string): string => line.trim().slice(0, 110);
