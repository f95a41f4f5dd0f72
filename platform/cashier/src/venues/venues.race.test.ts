import { randomUUID } from 'node:crypto';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { pursesOf } from '@lobby/platform-ledger';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { openVenues, venueList } from './directory/venue-list.ts';
import { referenceVenue } from './provider/reference-venue.ts';
import { processDue } from './saga/process-due.ts';
import { makeTransfer } from './transfers/make-transfer.ts';
import { recallFromVenues } from './transfers/recall-from-venues.ts';

const code = 'JXDZ';
const siteId = '1001';

const title = onPostgres('transfers on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const servers = twoServers();
  const seat = (n: number) => {
    const platform = servers.seat(n);
    return { ...platform, venues: openVenues(platform), mayTransferIn: async () => {} };
  };

  const newMember = () => addMember(seat(0).db, { siteId, fen: 1_000_00n, at: Date.now() });
  interface Asked {
    readonly memberId: string;
    readonly operationId?: string;
    readonly venue?: string;
    readonly direction?: 'in' | 'out';
  }
  /** Asks one of the servers for a transfer of everything. */
  const ask = (
    n: number,
    { operationId = randomUUID(), venue = code, direction = 'in', memberId }: Asked,
  ) => {
    const asked = { siteId, memberId, operationId, venue, direction, amount: 1_000_00n, at: Date.now() };
    return makeTransfer(seat(n), asked).then(
      ({ state }) => state,
      error => (error instanceof Refusal ? String(error.reason) : Promise.reject(error)),
    );
  };
  const count = (outcomes: readonly string[]) => outcomes.filter(outcome => outcome === 'done').length;
  const hundred = <T>(one: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => one(n)));
  /** Free, held, at the venue of slots; fen. */
  async function money(memberId: string) {
    const { available, held, venues } = await pursesOf(seat(0).db, memberId);
    expect(venues[code] ?? 0n).toBe(await seat(0).venues.get(code)?.balance(memberId));
    return [available, held, venues[code] ?? 0n];
  }

  it('let one of 100 transfers of everything into a venue through, and one of 100 back', async () => {
    const memberId = await newMember();
    expect(count(await hundred(n => ask(n, { memberId })))).toBe(1);
    expect(await money(memberId)).toEqual([0n, 0n, 1_000_00n]);
    expect(count(await hundred(n => ask(n, { memberId, direction: 'out' })))).toBe(1);
    expect(await money(memberId)).toEqual([1_000_00n, 0n, 0n]);
  });

  it('let one of 100 transfers of everything into seven venues through', async () => {
    const memberId = await newMember();
    const outcomes = await hundred(n => ask(n, { memberId, venue: venueList[n % 7]?.code ?? code }));
    expect(count(outcomes)).toBe(1);
    const { available, held } = await pursesOf(seat(0).db, memberId);
    expect([available, held]).toEqual([0n, 0n]);
  });

  it('make one transfer of 100 calls of one operation', async () => {
    const memberId = await newMember();
    const operationId = randomUUID();
    await hundred(n => ask(n, { memberId, operationId }));
    const rows = await seat(0)
      .db.selectFrom('venue_transfers')
      .select('state')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows).toEqual([{ state: 'done' }]);
    expect(await money(memberId)).toEqual([0n, 0n, 1_000_00n]);
  });

  it('recall money once when asked twice at once, by one operation or by two', async () => {
    const memberId = await newMember();
    for (const other of [false, true]) {
      await ask(0, { memberId });
      const operationId = randomUUID();
      const asked = (n: number) =>
        recallFromVenues(seat(n), {
          siteId,
          memberId,
          operationId: other ? `${operationId}${n}` : operationId,
        });
      await Promise.all([asked(0), asked(1)]);
      expect(await money(memberId)).toEqual([1_000_00n, 0n, 0n]);
    }
  });

  it('empty no venue again by a recall that is repeated on every server while money goes there', async () => {
    const memberId = await newMember();
    await ask(0, { memberId });
    const whose = { siteId, memberId, operationId: randomUUID() };
    const first = await recallFromVenues(seat(0), whose);
    expect(await money(memberId)).toEqual([1_000_00n, 0n, 0n]);
    await hundred<unknown>(n => (n === 50 ? ask(n, { memberId }) : recallFromVenues(seat(n), whose)));
    expect(await money(memberId)).toEqual([0n, 0n, 1_000_00n]);
    expect(await recallFromVenues(seat(1), whose)).toEqual(first);
  });

  it('continue 30 transfers whose servers ended, each once', async () => {
    const { db } = seat(0);
    const members = await Promise.all(Array.from({ length: 30 }, newMember));
    const silent = { register: () => new Promise<never>(() => {}) };
    const venue = { ...referenceVenue(db, code), ...silent };
    for (const memberId of members) {
      const asked = { siteId, memberId, operationId: randomUUID(), venue: code, amount: 1_000_00n };
      void makeTransfer(
        { ...seat(0), venues: new Map([[code, venue]]) },
        { ...asked, direction: 'in', at: Date.now() - 60_000 },
      ).catch(() => {});
    }
    const open = () =>
      db
        .selectFrom('venue_transfers')
        .select('state')
        .where('member_id', 'in', members)
        .where('finished_at', 'is', null)
        .execute();
    await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(30);
    await Promise.all([0, 1, 2, 3].map(n => processDue(seat(n))));
    expect(await open()).toEqual([]);
    for (const memberId of members) {
      const { available, held } = await pursesOf(db, memberId);
      expect([available, held]).toEqual([1_000_00n, 0n]);
    }
  });
});
