import { describe, expect, it } from 'vitest';
import { tablesNamedIn } from './named-tables.ts';
import { ofPlatform, packageOf } from './packages.ts';

const known = new Set(['bets', 'legs', 'members']);
const namedIn = (text: string) => tablesNamedIn(text, known).map(({ table, line }) => `${line} ${table}`);

describe('the tables that a file names', () => {
  it.each([
    ["db.selectFrom('bets').selectAll()", ['1 bets']],
    ["trx\n  .insertInto('bets')\n  .values(row)", ['2 bets']],
    ["db.updateTable('bets as b').set({ at })", ['1 bets']],
    ["db.deleteFrom('bets')", ['1 bets']],
    ["db.selectFrom(['bets as b', 'legs'])", ['1 bets', '1 legs']],
    ["db.selectFrom('bets as b').innerJoin('legs as l', 'l.bet', 'b.id')", ['1 bets', '1 legs']],
    ["rows.leftJoin(\n  'legs', join => join.onRef('legs.bet', '=', 'x'))", ['2 legs']],
    ["not(exists(selectFrom('legs').select('id')))", ['1 legs']],
    ["query.using('legs')", ['1 legs']],
    ['sql.table("legs")', ['1 legs']],
    ["type Row = Selectable<Tables['bets']>;", ['1 bets']],
    ["select('members.name')", ['1 members']],
    ["queue: { table: 'bets', id: 'id' }", ['1 bets']],
    ["machine({ events: 'legs' })", ['1 legs']],
  ])('are found in the calls of a query builder: %s', (text, expected) =>
    expect(namedIn(text)).toEqual(expected),
  );

  it.each([
    ['sql`SELECT 1 FROM members WHERE id = 1`', ['1 members']],
    [
      'sql`SELECT *\n  FROM bets b, legs AS l\n  LEFT JOIN members USING (id)`',
      ['2 bets', '2 legs', '3 members'],
    ],
    ['sql`INSERT INTO bets AS known (id) VALUES (1)`', ['1 bets']],
    ['sql`update bets set a = 1`', ['1 bets']],
    ["pool.query('DELETE FROM ONLY bets')", ['1 bets']],
    ['sql`WHERE EXISTS (SELECT FROM legs WHERE a)`', ['1 legs']],
  ])('are found in SQL: %s', (text, expected) => expect(namedIn(text)).toEqual(expected));

  it.each([
    'sql.table(name)',
    'db.selectFrom(name)',
    'selectFrom(name)',
    ['db.selectFrom(`', '{of}_events`)'].join('$'),
  ])('are not hidden by a computed name: %s', text => expect(namedIn(text)).toEqual(['1 ?']));

  it.each([
    "import { members } from './members.ts';",
    "const bets = 'bets'; // selectFrom('members')",
    "t('bets'); db.selectFrom(eb => eb.selectFrom('others'))",
    'sql`SELECT x IS DISTINCT FROM members.id`',
    "db.selectFrom('bets_of_old')",
    'Buffer.from(members)',
  ])('are none in %s', text => expect(namedIn(text)).toEqual([]));
});

describe('the package of a file', () => {
  it.each([
    ['platform/identity/src/members/personal-data/mask.ts', 'identity'],
    ['platform/app/src/platform.ts', 'app'],
    ['platform/cashier/src/deposits/orders/pay.ts', 'cashier'],
    ['platform/cashier/README.md', undefined],
    ['packages/money/src/index.ts', undefined],
  ])('%s', (file, expected) => expect(packageOf(file)).toBe(expected));

  it('is asked of the sources of the platform alone', () => {
    const files = [
      'platform/kernel/src/clock.ts',
      'platform/app/src/main.ts',
      'platform/kernel/tables.test.md',
    ];
    expect(files.filter(file => ofPlatform.test(file))).toEqual(files.slice(0, 2));
  });
});
