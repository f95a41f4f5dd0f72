/** A table of a Markdown page: its head, and its rows cell by cell. */
export interface PageTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All tables of a page, in its order. */
export function tablesOf(page: string): PageTable[] {
  const blocks = page.split('\n').reduce<string[][]>(
    (all, line) => {
      if (line.startsWith('|')) all.at(-1)?.push(line);
      else if (all.at(-1)?.length) all.push([]);
      return all;
    },
    [[]],
  );
  return blocks
    .filter(block => block.length > 2)
    .map(([head = '', _rule, ...rows]) => ({ head: cellsOf(head), rows: rows.map(cellsOf) }));
}

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map(cell => cell.trim().replaceAll('\\|', '|'));
}

/** The one table whose head has these words in this order. @throws Error when there is none, or there are two. */
export function tableUnder(tables: readonly PageTable[], ...head: string[]): PageTable['rows'] {
  const found = tables.filter(table => head.every((word, at) => table.head[at] === word));
  if (found.length !== 1) throw new Error(`the page has ${found.length} tables under "${head.join(' | ')}"`);
  return found[0]?.rows ?? [];
}

/** What stands between backticks in a text, one by one. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '');
}

/** The first group of a pattern in the page. @throws Error with the pattern when the page no longer says it so. */
export function said(page: string, pattern: RegExp): string {
  const found = pattern.exec(page)?.[1];
  if (found === undefined) throw new Error(`the page does not say ${pattern}`);
  return found;
}
