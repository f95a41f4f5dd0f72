import { describe, expect, it } from 'vitest';
import { tablesIn } from '../glossary/exported-types.ts';
import { filesLike, isTest, read } from '../repository.ts';
import { tablesNamedIn } from './named-tables.ts';
import { ofPlatform, packageOf } from './packages.ts';

/** A table has one owner, the package that declares it in a `*.tables.ts`: the files of others ask it by a function. */

// Tests and their helpers arrange and look up what no function offers; migrations are older than the owners.
const isFree = (file: string) => isTest(file) || packageOf(file) === 'testing' || /\/migrations\//.test(file);
const sources = filesLike(ofPlatform).filter(file => !isFree(file));
const declared = sources.flatMap(file =>
  tablesIn(read(file)).map(table => ({ table, owner: packageOf(file) })),
);
const owners = new Map(declared.map(({ table, owner }) => [table, owner]));
const known = new Set(owners.keys());

describe('a table', () => {
  it('is declared once, by a file of a package', () => {
    const names = declared.map(({ table }) => table);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(owners.size).toBeGreaterThan(70);
    expect(new Set(owners.values()).size).toBeGreaterThanOrEqual(9);
  });

  it('is named by files of the package that owns it alone', () => {
    const uses = sources.flatMap(file => tablesNamedIn(read(file), known).map(use => ({ file, ...use })));
    const own = uses.filter(({ file, table }) => owners.get(table) === packageOf(file));
    const foreign = uses
      .filter(use => !own.includes(use))
      .map(({ file, line, table }) =>
        table === '?'
          ? `${file}:${line} computes the name of a table`
          : `${file}:${line} names ${table}, which ${owners.get(table)} owns`,
      );
    expect(
      foreign,
      'Ask a function that the package with the table exports, and name it after what it answers; what a package needs ' +
        `of one that it may not import is handed in by domains.ts. Write names of tables out.\n${foreign.join('\n')}`,
    ).toEqual([]);
    // As many as the queries of the platform, or they are read no more.
    expect(own.length).toBeGreaterThan(500);
    expect(new Set(own.map(({ table }) => table)).size).toBe(owners.size);
  });
});
