import { withoutComments } from '../violations.ts';

/** A table that a line names; `?` when its name is computed, so that nobody can read it. */
export interface NamedTable {
  readonly table: string;
  readonly line: number;
}

/** Methods whose first argument is a table, by themselves also when they are destructured. */
const tellingTable = '(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)';
const joining = '(?:using|from|(?:inner|left|right|full|cross)Join(?:Lateral)?)';
const telling = `(?:(?<!\\w)${tellingTable}|\\.${joining}|\\bsql\\.table)`;
const literal = /(['"`])([^'"`]*)\1/g;

/** What a query builder is told: `selectFrom('bets as b')`, `innerJoin(['bets', 'legs as l'])`, `sql.table('bets')`. */
const told = new RegExp(`${telling}\\(\\s*(\\[[^\\]]*\\]|'[^']*'|"[^"]*"|\`[^\`]*\`)`, 'g');
/** A variable where the name of a table belongs. */
const computed = new RegExp(
  `(?:(?<!\\w)${tellingTable}|\\.[a-z]+Join|\\bsql\\.table)\\(\\s*\\w+\\s*[,)]`,
  'g',
);

const item = '(?:only\\s+)?(?:lateral\\s+)?"?\\w+"?(?![.(\\w])(?:\\s+(?:as\\s+)?\\w+)?';
/** SQL, wherever it is written: behind the words that a table follows, with the lists that they may have. */
const written = new RegExp(`\\b(?:from|join|into|update|using)\\s+(${item}(?:\\s*,\\s*${item})*)`, 'gi');

/** The type of its rows: `Tables['bets']`. */
const typed = /\bTables\[(['"])(\w+)\1\]/g;
/** A table as data, for what the kernel does with it: `{ table: 'bets' }`, `{ events: 'bet_events' }`. */
const asData = /\b(?:table|events): (['"])(\w+)\1/g;
/** A column with its table: `'bets.id'`. */
const column = /(['"`])(\w+)\.\w+(?: as \w+)?\1/g;

/** The tables of `known` that a source text names, by line and name, each once a line. */
export function tablesNamedIn(source: string, known: ReadonlySet<string>): NamedTable[] {
  const text = withoutComments(source);
  const found = new Map<string, NamedTable>();
  const note = (table: string, index: number) => {
    const line = text.slice(0, index).split('\n').length;
    if (table === '?' || known.has(table)) found.set(`${line} ${table}`, { table, line });
  };
  const noteAt = (offset: number, name: string) => {
    note(/^\w+/.exec(name)?.[0] ?? '', offset);
    if (name.includes('${')) note('?', offset);
  };
  for (const call of text.matchAll(told)) {
    const argument = call[1] ?? '';
    const start = call.index + call[0].length - argument.length;
    for (const each of argument.matchAll(literal)) noteAt(start + each.index, each[2] ?? '');
  }
  for (const call of text.matchAll(computed)) note('?', call.index);
  for (const clause of text.matchAll(written)) {
    const list = clause[1] ?? '';
    const start = clause.index + clause[0].length - list.length;
    for (const each of list.matchAll(/(?:^|,)\s*(?:(?:only|lateral)\s+)*"?(\w+)/gi)) {
      note(each[1] ?? '', start + each.index + each[0].length);
    }
  }
  for (const type of text.matchAll(typed)) note(type[2] ?? '', type.index);
  for (const data of text.matchAll(asData)) note(data[2] ?? '', data.index);
  for (const name of text.matchAll(column)) note(name[2] ?? '', name.index);
  return [...found.values()].sort((one, other) => one.line - other.line);
}
