import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { tablesIn } from '../glossary/exported-types.ts';
import { filesLike, read, root } from '../repository.ts';
import { packageOf } from '../table-owners/packages.ts';

/** A table, and the package whose it is. */
export interface OwnedTable {
  readonly table: string;
  readonly owner: string;
}

/** A column that names a row of another table. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  /** The database keeps it: a foreign key. Otherwise the names say it. */
  readonly isKept: boolean;
}

/** What `db/print-schema.ts` of the platform prints. */
interface Printed {
  readonly columns: readonly { readonly table: string; readonly column: string }[];
  readonly keys: readonly { readonly from: string; readonly column: string; readonly to: string }[];
}

const folderOf = (file: string) => /\/src\/([\w-]+)\//.exec(file)?.[1] ?? file;

/** Every table that a `*.tables.ts` declares, with its owner, both in the order of the alphabet. */
export function ownedTables(): readonly OwnedTable[] {
  const owned = filesLike(/^(tooling\/)?platform\/.*\.tables\.ts$/).flatMap(file =>
    tablesIn(read(file)).map(table => ({ table, owner: packageOf(file) ?? folderOf(file) })),
  );
  const order = ({ owner, table }: OwnedTable) => `${owner} ${table}`;
  return owned.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The schema of a database to which every migration was done, in a process of its own. */
export function printedSchema(): Printed {
  const [program = ''] = filesLike(/^(tooling\/)?platform\/.*\/db\/print-schema\.ts$/);
  const printed = execFileSync(path.join(root, 'node_modules/.bin/tsx'), [program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(printed) as Printed;
}

/** The foreign keys, and the columns without one whose name is that of a table: `match_id` and `sport_matches`. */
export function referencesIn(
  { columns, keys }: Printed,
  tables: readonly OwnedTable[],
): readonly Reference[] {
  const kept = keys.map(key => ({ ...key, isKept: true }));
  const isKept = new Set(keys.map(({ from, column }) => `${from}.${column}`));
  const named = columns.flatMap(({ table: from, column }) => {
    const [, thing] = /^(\w+)_id$/.exec(column) ?? [];
    const to = thing && tables.find(({ table }) => isPluralOf(table, thing))?.table;
    return to && to !== from && !isKept.has(`${from}.${column}`) ? [{ from, column, to, isKept: false }] : [];
  });
  const known = new Set(tables.map(({ table }) => table));
  return [...kept, ...named].filter(({ from, to }) => known.has(from) && known.has(to) && from !== to);
}

const isPluralOf = (table: string, thing: string) =>
  ['', 'sport_'].some(domain => table === `${domain}${thing}s` || table === `${domain}${thing}es`);
