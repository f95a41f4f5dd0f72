import type { OwnedTable } from './schema.ts';

const marks = ['<!-- tables -->', '<!-- /tables -->'] as const;

/** The owners and their tables in words. */
function inWords(tables: readonly OwnedTable[]): string {
  const owners = [...new Set(tables.map(({ owner }) => owner))];
  const rows = owners.flatMap(owner => {
    const own = tables.filter(each => each.owner === owner).map(({ table }) => `\`${table}\``);
    return inRows(own).map(some => `| \`${owner}\` | ${some.join(', ')} |`);
  });
  return ['| owner | tables |', '| --- | --- |', ...rows].join('\n');
}

/** A row of a table on a page is no longer than a line may be. */
function inRows(names: readonly string[]): readonly (readonly string[])[] {
  const most = 12;
  return Array.from({ length: Math.ceil(names.length / most) }, (_, at) =>
    names.slice(at * most, (at + 1) * most),
  );
}

/** The page with its table written anew. @throws Error when the page has no place for it. */
export function withTables(page: string, tables: readonly OwnedTable[]): string {
  const [begin, end] = marks.map(mark => page.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Error(`docs/architecture.md must hold ${marks[0]} and ${marks[1]} around its table of owners.`);
  return `${page.slice(0, begin + marks[0].length)}\n\n${inWords(tables)}\n\n${page.slice(end)}`;
}
