import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { auditBooks } from './audit.ts';
import { move, openPurse } from './purse.ts';

const venue = 'JXDZ';

let venues: TestVenues;
beforeEach(async () => {
  venues = await testVenues();
});
afterEach(() => venues.stop());

/** A round of a player, with its movements. */
async function played(player: string): Promise<string> {
  const { key } = await venues.join(player, '100');
  return (await venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } })).id;
}

it('finds a win that no round has', async () => {
  const { database, time } = venues;
  await openPurse(database.query, { venue, player: 'p1' });
  await move(database.query, {
    ...{ kind: 'win', reference: 'of no round', venue, player: 'p1', amount: 5n, at: time() },
  });
  expect(await auditBooks(database)).toEqual([
    'the win of no round belongs to nothing that was played or moved',
  ]);
});

it('finds a stake that another player than that of its round paid', async () => {
  const { database, told } = venues;
  const round = await played('p1');
  await told('deposit', { id: randomUUID(), player: 'p2', amount: '2' });
  await database.query(`UPDATE purses SET balance = balance + 200 WHERE player = 'p1'`);
  await database.query(`UPDATE purses SET balance = 0 WHERE player = 'p2'`);
  await database.query(
    `UPDATE movements SET from_account = 'purse/JXDZ/p2' WHERE kind = 'stake' AND reference = $1`,
    [round],
  );
  expect(await auditBooks(database)).toEqual([
    `the stake ${round} belongs to nothing that was played or moved`,
  ]);
});

it('finds a withdrawal in the place of a deposit', async () => {
  const { database } = venues;
  await played('p1');
  await database.query(`UPDATE transfers SET direction = 'out'`);
  const [transfer] = await database.query<{ id: string }>('SELECT id FROM transfers');
  expect(await auditBooks(database)).toEqual([
    `the deposit JXDZ/${transfer?.id} belongs to nothing that was played or moved`,
  ]);
});
