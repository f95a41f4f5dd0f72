import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVenues } from '../../directory/venue-list.ts';
import { actOn } from '../../operator/operator-actions.ts';
import { venueDifferences } from '../../reconcile/venue-differences.ts';
import { processDue } from '../../saga/process-due.ts';
import { makeTransfer } from '../../transfers/make-transfer.ts';
import { referenceVenue } from '../reference-venue.ts';
import { takeOver } from './take-over.ts';

const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
const code = 'JXDZ';
let venues: TestVenues;
let running: RunningPlatform;
let memberId: string;
beforeAll(async () => {
  venues = await testVenues({ now: () => clock.now() });
  // Without the domain of venues: its sweep would do the steps before the tests do.
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [accessDomain] });
});
beforeEach(async () => {
  memberId = await addMember(running.platform.db, { siteId: '1001', fen: 1_000_00n, at: clock.now() });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  expect(await auditBooks(venues.database)).toEqual([]);
  await running.stop();
  await venues.stop();
});

function deps(url = venues.url) {
  const { platform } = running;
  const config = { ...platform.config, venueServer: { url, secrets: [secret] } };
  const tools = { ...platform, config };
  return { ...tools, venues: openVenues(tools), mayTransferIn: async () => {} };
}
type Direction = 'in' | 'out';
const move = (direction: Direction, amount = 100_00n, by = deps()) =>
  makeTransfer(by, {
    ...{ siteId: '1001', memberId, operationId: randomUUID(), venue: code, direction, amount },
    at: clock.now(),
  });
const fault = (method: string, kind: string, times = 1) =>
  venues.told('fault', { method, fault: kind, times });
async function later(seconds: number, by = deps()) {
  clock.advance(seconds * 1_000);
  await processDue(by);
}
const stateOf = async (id: string) => {
  const rows = running.platform.db.selectFrom('venue_transfers').selectAll();
  return rows.where('id', '=', id).executeTakeFirstOrThrow();
};
/** Free, held, at the venue by the books and as the venue says; yuan. */
async function money() {
  const { available, held, venues: purses } = await pursesOf(running.platform.db, memberId);
  const { balance } = await venues.told('balance', { player: memberId });
  return [available, held, purses[code] ?? 0n].map(fen => Number(fen) / 100).concat(Number(balance));
}

describe('a transfer over the wire', () => {
  it('moves what was asked for, there and back', async () => {
    expect((await move('in')).state).toBe('done');
    expect(await money()).toEqual([900, 0, 100, 100]);
    expect((await move('out', 40_00n)).state).toBe('done');
    expect(await money()).toEqual([940, 0, 60, 60]);
    expect(await venueDifferences(deps())).toEqual([]);
  });

  it.each([
    ['deposit', 'in', 'lose-answer', 'done', [900, 0, 100, 100]],
    ['deposit', 'in', 'lose-request', 'refused', [1000, 0, 0, 0]],
    ['withdraw', 'out', 'lose-answer', 'done', [1000, 0, 0, 0]],
    ['withdraw', 'out', 'lose-request', 'refused', [900, 0, 100, 100]],
  ] as const)(
    'whose %s (%s) meets "%s" is unknown, and then %s as the venue has it',
    async (method, direction, kind, end, moneyThen) => {
      if (direction === 'out') await move('in');
      await fault(method, kind);
      const { id, state } = await move(direction);
      expect(state).toBe('unknown');
      await later(1);
      expect((await stateOf(id)).state).toBe(end);
      expect(await money()).toEqual(moneyThen);
    },
  );

  it('that the venue refuses gives back what was held', async () => {
    await fault('deposit', 'refuse');
    expect((await move('in')).state).toBe('refused');
    expect(await money()).toEqual([1000, 0, 0, 0]);
  });

  it('of which the venue says another amount waits for a person', async () => {
    await fault('deposit', 'other-amount');
    const { id, state } = await move('in');
    expect(state).toBe('parked');
    expect(await stateOf(id)).toMatchObject({ finding: 'amount-differs', reported: 99_99n });
    const { db } = running.platform;
    // A person decides as the venue says.
    expect(await actOn({ db, clock }, { id, action: 'confirm-reported', note: '' })).toBe(true);
    expect(await money()).toEqual([900.01, 0, 99.99, 99.99]);
  });

  it('to a server that is not there stays unknown, and what was held comes back when it is', async () => {
    const nowhere = deps('http://127.0.0.1:1');
    const { id, state } = await move('in', 100_00n, nowhere);
    expect(state).toBe('unknown');
    for (const seconds of [1, 2, 5, 12, 40, 60]) await later(seconds, nowhere);
    expect(await stateOf(id)).toMatchObject({ state: 'parked', finding: 'no-answer' });
    expect(await money()).toEqual([900, 100, 0, 0]);
    for (const seconds of [60, 300]) await later(seconds);
    expect((await stateOf(id)).state).toBe('refused');
    expect(await money()).toEqual([1000, 0, 0, 0]);
  });

  it('to a server that does not accept the signature is unknown, not refused', async () => {
    const { platform } = running;
    const venueServer = { url: venues.url, secrets: ['another secret that is long enough too'] };
    const tools = { ...platform, config: { ...platform.config, venueServer } };
    const { state } = await move('in', 1_00n, {
      ...tools,
      venues: openVenues(tools),
      mayTransferIn: async () => {},
    });
    expect(state).toBe('unknown');
    await later(1);
  });
});

it('what is at the reference venue is brought to the server once', async () => {
  const { db } = running.platform;
  await referenceVenue(db, code).register(memberId);
  await referenceVenue(db, code).deposit({ id: randomUUID(), player: memberId, amount: 77_00n });
  const server = deps().venues.get(code);
  if (!server) throw new Error('there is no venue');
  await fault('deposit', 'lose-answer');
  await expect(takeOver(deps(), code, server)).rejects.toThrow();
  await takeOver(deps(), code, server);
  await takeOver(deps(), code, server);
  expect(await server.balance(memberId)).toBe(77_00n);
  expect(await referenceVenue(db, code).balance(memberId)).toBe(0n);
  await server.withdraw({ id: randomUUID(), player: memberId, amount: 77_00n });
});
