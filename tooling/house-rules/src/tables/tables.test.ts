import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '../repository.ts';
import { drawTables } from './draw-tables.ts';
import { ownedTables, printedSchema, referencesIn } from './schema.ts';
import { withTables } from './tables-page.ts';

const remedy = 'Run `npm run tables`.';
/** Tables of libraries: who migrates, and who counts calls. */
const ofLibraries = ['kysely_migration', 'kysely_migration_lock', 'rate_limits'];

describe('the tables of the database', () => {
  const tables = ownedTables();
  let schema: ReturnType<typeof printedSchema>;
  beforeAll(() => {
    schema = printedSchema();
  });

  it('are those that a migrated database has, each declared by its owner', () => {
    const migrated = [...new Set(schema.columns.map(({ table }) => table))];
    const declared = tables.map(({ table }) => table);
    expect([...declared, ...ofLibraries].sort()).toEqual(migrated.sort());
  });

  it('are drawn in docs/images/tables.svg as they are', () => {
    const drawn = drawTables(tables, referencesIn(schema, tables));
    expect(drawn === read('docs/images/tables.svg'), remedy).toBe(true);
  });

  it('stand in docs/architecture.md in words, by owner', () => {
    const page = read('docs/architecture.md');
    expect(withTables(page, tables) === page, remedy).toBe(true);
  });
});

describe('a drawing of tables', () => {
  const owned = (owner: string, ...names: string[]) => names.map(table => ({ table, owner }));
  const tables = [
    ...owned('bank', 'bank_holds'),
    ...owned('shop', 'baskets', 'orders', 'order_events', 'sport_matches'),
    ...owned('people', 'members'),
  ];
  const schema = {
    columns: [
      { table: 'order_events', column: 'order_id' },
      { table: 'orders', column: 'member_id' },
      { table: 'orders', column: 'match_id' },
      { table: 'orders', column: 'hold_id' },
      { table: 'orders', column: 'place_id' },
    ],
    keys: [{ from: 'orders', column: 'hold_id', to: 'bank_holds' }],
  };
  const references = referencesIn(schema, tables);

  it('has the foreign keys, and the columns that have the name of a table', () => {
    expect(references.map(({ from, to, isKept }) => `${from} ${isKept ? '→' : '⇢'} ${to}`)).toEqual([
      'orders → bank_holds',
      'order_events ⇢ orders',
      'orders ⇢ members',
      'orders ⇢ sport_matches',
    ]);
  });

  it('has a box for each owner, a line for each reference, and a sign for a member', () => {
    const drawn = drawTables(tables, references);
    expect([...drawn.matchAll(/font-weight="600"[^>]*>([^<]+)/g)].map(([, words]) => words)).toEqual(
      expect.arrayContaining(['bank · 1', 'shop · 4', 'people · 1']),
    );
    expect(drawn.match(/marker-end/g)).toHaveLength(3);
    expect(drawn.match(/stroke-dasharray/g)).toHaveLength(2);
    expect(drawn.match(/>M<\/text>/g)).toHaveLength(1);
  });

  it('changes with a table, an owner and a reference', () => {
    const drawn = drawTables(tables, references);
    expect(drawTables(tables.slice(1), references)).not.toBe(drawn);
    expect(drawTables(tables, references.slice(1))).not.toBe(drawn);
    const elsewhere = tables.map(each => (each.table === 'orders' ? { ...each, owner: 'bank' } : each));
    expect(drawTables(elsewhere, references)).not.toBe(drawn);
  });
});
