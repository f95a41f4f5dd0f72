import { randomUUID } from 'node:crypto';
import { heldTo, loosest } from '@lobby/market';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import {
  type FaultyLine,
  faultyLine,
  type LineFault,
  lineFaults,
} from '@lobby/platform-testing/money/faulty-line';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { someOf } from '@lobby/testing';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { game, secret, type TestVenues, testVenues, userAgent } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVenues } from '../../directory/venue-list.ts';
import { pullHistory } from '../../history/pull-history.ts';
import { recallForPause } from '../../recall-for-pause.ts';
import { venueDifferences } from '../../reconcile/venue-differences.ts';
import { processDue } from '../../saga/process-due.ts';
import { makeTransfer } from '../../transfers/make-transfer.ts';
import { recallFromVenues } from '../../transfers/recall-from-venues.ts';
import { wireTransfers } from '../../transfers/transfer-rows.ts';

// The server of the demo venues itself, at the other end of a line on which everything goes wrong.

const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
const [siteId, code, cycleMs] = ['1001', 'JXDZ', 2_500];
/** Of these an answer arrives as it was sent. */
const harmless: ReadonlySet<LineFault> = new Set(['arrives twice', 'answers twice']);
/** The caller waits its whole patience here, so that all of them are tried at once. */
const quick = lineFaults.filter(fault => fault !== 'slow');
const someOfThem = (of: string) => someOf(`faults of ${of}`, quick, 3);

let venues: TestVenues;
let line: FaultyLine;
let running: RunningPlatform;
let memberId: string;
beforeAll(async () => {
  venues = await testVenues({ now: () => clock.now() });
  line = await faultyLine(venues.url);
  // Without the domain of venues: its sweep would do the steps before the tests do.
  running = await testPlatform(
    { logLevel: 'silent', venueServer: { url: line.url, secrets: [secret] } },
    { clock, domains: [accessDomain] },
  );
});
beforeEach(async () => {
  memberId = await newMember();
});
afterAll(async () => {
  await pullHistory(deps());
  expect(await venueDifferences(deps())).toEqual([]);
  expect(await auditLedger(running.platform.db)).toEqual([]);
  expect(await auditBooks(venues.database)).toEqual([]);
  await running.stop();
  await line.stop();
  await venues.stop();
});

function newMember() {
  return addMember(running.platform.db, { siteId, fen: 1_000_00n, at: clock.now() });
}
function deps() {
  const { platform } = running;
  return { ...platform, venues: openVenues(platform), mayTransferIn: async () => {} };
}
const venue = () => {
  const found = deps().venues.get(code);
  if (!found?.games) throw new Error(`${code} is not on the server`);
  return { ...found, games: found.games };
};
type Direction = 'in' | 'out';
const move = (direction: Direction, { amount = 100_00n, by = memberId } = {}) =>
  makeTransfer(deps(), {
    ...{ siteId, memberId: by, operationId: randomUUID(), venue: code, direction, amount },
    at: clock.now(),
  });
const stateOf = async (id: string) => {
  const rows = running.platform.db.selectFrom('venue_transfers').selectAll();
  return rows.where('id', '=', id).executeTakeFirstOrThrow();
};
/** What the member is told of a transfer. */
const toldState = async (id: string) => {
  const row = await stateOf(id);
  const [told] = await wireTransfers(running.platform.db, [row], { langx: 'zh-CN', now: clock.now() });
  return told?.state;
};
async function later(seconds: number) {
  clock.advance(seconds * 1_000);
  await processDue(deps());
}
const atVenue = async (player = memberId) => {
  const { balance } = await venues.told('balance', { player });
  return BigInt(balance.replace('.', ''));
};
/** Free, held, at the venue by the books and as the venue says; yuan. */
async function money(of = memberId) {
  const { available, held, venues: purses } = await pursesOf(running.platform.db, of);
  return [available, held, purses[code] ?? 0n, await atVenue(of)].map(fen => Number(fen) / 100);
}
const [before, gone] = [
  { in: [1000, 0, 0, 0], out: [900, 0, 100, 100] },
  { in: [900, 0, 100, 100], out: [1000, 0, 0, 0] },
];
const methodOf = { in: 'deposit', out: 'withdraw' } as const;
/** What the venue never hears of does not happen; all else does. */
const endOf = (fault: LineFault, direction: Direction) =>
  fault === 'dead' || fault === 'late' ? before[direction] : gone[direction];

describe.each(['in', 'out'] as const)('a transfer %s', direction => {
  it.each(quick)('whose line meets "%s" is told as unknown, and ends as the venue has it', async fault => {
    const call = methodOf[direction];
    // What is replayed is the answer to somebody else's transfer of the same amount.
    const other = await newMember();
    if (direction === 'out') await move('in', { by: other });
    line.remember(call);
    await move(direction, { by: other });
    if (direction === 'out') await move('in');
    line.plan(call, fault);
    const { id } = await move(direction);
    const told = await toldState(id);
    expect(told).toBe(harmless.has(fault) ? 'done' : 'unknown');
    if (told === 'unknown' && direction === 'in') expect((await money()).slice(0, 3)).toEqual([900, 100, 0]);
    if (told === 'unknown' && direction === 'out') expect((await money()).slice(0, 3)).toEqual([900, 0, 100]);
    await later(1);
    // The request arrives after its id was made dead.
    await line.deliver();
    expect((await stateOf(id)).state).toBe(endOf(fault, direction) === gone[direction] ? 'done' : 'refused');
    expect(await money()).toEqual(endOf(fault, direction));
  });

  it.each(someOfThem('questions'))(
    'whose outcome is asked for over a line with "%s" goes on being asked for',
    async fault => {
      // What is replayed says that another transfer is dead.
      line.remember('cancelTransfer');
      await venue().cancelTransfer(`never sent ${direction} ${fault}`);
      line.remember('transferState');
      await venue().transferState(`never sent ${direction} ${fault}`);
      if (direction === 'out') await move('in');
      line.plan(methodOf[direction], 'answer lost');
      const { id } = await move(direction);
      line.plan('transferState', fault, 5);
      line.plan('cancelTransfer', fault);
      for (const seconds of [1, 2, 5, 12, 40]) await later(seconds);
      if (harmless.has(fault)) expect(await toldState(id)).toBe('done');
      else expect(await stateOf(id)).toMatchObject({ state: 'parked', finding: 'no-answer' });
      line.plan('transferState', fault, 0);
      await later(60);
      expect((await stateOf(id)).state).toBe('done');
      expect(await money()).toEqual(gone[direction]);
    },
  );
});

describe('all money home', () => {
  it.each(someOfThem('balances'))(
    'over a line whose balances meet "%s" moves what is there, or nothing',
    async fault => {
      const other = await newMember();
      await move('in', { by: other, amount: 900_00n });
      line.remember('balance');
      await venue().balance(other);
      await move('in');
      line.plan('balance', fault);
      const [one] = await recallFromVenues(deps(), { siteId, memberId, operationId: randomUUID() });
      expect(one).toMatchObject(
        harmless.has(fault) ? { transfer: { state: 'done' } } : { left: 'no-answer' },
      );
      line.plan('balance', fault, 0);
      await recallFromVenues(deps(), { siteId, memberId, operationId: randomUUID() });
      expect(await money()).toEqual([1000, 0, 0, 0]);
    },
  );

  it.each(someOfThem('pauses'))(
    'because of a pause comes over a line whose end of sessions meets "%s", and the next pause ends them',
    async fault => {
      await move('in');
      line.remember('endSession');
      await venue().games.endSession('somebody else');
      const { key } = await enter();
      line.plan('endSession', fault);
      const pause = () => recallForPause(running.platform)({ siteId, memberId, at: clock.now() });
      await pause();
      expect(await money()).toEqual([1000, 0, 0, 0]);
      clock.advance(1);
      expect(await pause()).toBe(true);
      expect(await venues.page('/session', { key })).toMatchObject({ reason: 'session-ended' });
    },
  );
});

const visit = () =>
  ({
    ...{ player: memberId, device: 'd1', userAgent, game, language: 'zh-CN' as const },
    origins: ['http://localhost:4100'],
    market: heldTo(loosest),
  }) as const;
async function enter() {
  const url = await venue().games.launch(visit());
  return venues.page('/session', { body: { token: venues.tokenOf(new URL(url)) } });
}

describe('a launch', () => {
  it.each(someOfThem('launches'))(
    'over a line with "%s" opens the game of its member or none, and moves nothing',
    async fault => {
      const other = memberId;
      line.remember('launch');
      await venue().games.launch(visit());
      memberId = await newMember();
      await move('in');
      line.plan('launch', fault);
      const opened = await enter().catch(() => undefined);
      expect(opened?.balance).toBe(harmless.has(fault) ? '100.00' : undefined);
      expect((await enter()).balance).toBe('100.00');
      expect(await money()).toEqual(gone.in);
      expect(await money(other)).toEqual(before.in);
    },
  );
});

describe('what was played', () => {
  it.each(someOfThem('history'))(
    'is taken over once, through a line whose history meets "%s"',
    async fault => {
      await move('in');
      const { key } = await enter();
      line.remember('history');
      await pullHistory(deps());
      clock.advance(cycleMs);
      const round = await venues.page('/round', { key, body: { id: randomUUID(), stake: '2' } });
      line.plan('history', fault);
      await pullHistory(deps());
      await pullHistory(deps());
      await line.deliver();
      await pullHistory(deps());
      const rounds = running.platform.db.selectFrom('venue_rounds').select('round');
      expect(await rounds.where('member_id', '=', memberId).execute()).toEqual([{ round: round.id }]);
      const [free, held, booked, there] = await money();
      expect([free, held, booked]).toEqual([900, 0, there]);
      expect(there).toBe(Number(round.after));
    },
  );
});

it('answers that come after the caller has given up change nothing, whatever was asked', {
  timeout: 60_000,
}, async () => {
  const [paying, returning, asking, recalling, playing] = await Promise.all([1, 2, 3, 4, 5].map(newMember));
  for (const by of [returning, asking, recalling, playing]) await move('in', { by: String(by) });
  line.plan('withdraw', 'answer lost');
  const asked = await move('out', { by: String(asking) });
  for (const call of ['deposit', 'withdraw', 'balance', 'transferState', 'launch', 'history', 'endSession'])
    line.plan(call, 'slow');
  const other = { siteId, memberId: String(recalling), operationId: randomUUID() };
  clock.advance(1_000);
  const [paid, returned, [recalled], , launched] = await Promise.all([
    move('in', { by: String(paying) }),
    move('out', { by: String(returning) }),
    recallFromVenues(deps(), other),
    processDue(deps()),
    venue()
      .games.launch({ ...visit(), player: String(playing) })
      .catch(() => 'none'),
    pullHistory(deps()),
    venue()
      .games.endSession(String(playing))
      .catch(() => undefined),
  ]);
  expect([await toldState(paid.id), await toldState(returned.id)]).toEqual(['unknown', 'unknown']);
  expect([recalled, launched]).toMatchObject([{ left: 'no-answer' }, 'none']);
  expect(await toldState(asked.id)).toBe('unknown');
  expect(line.held()).toBe(7);
  await line.deliver();
  await later(3);
  expect(await money(paying)).toEqual(gone.in);
  expect(await money(returning)).toEqual(gone.out);
  expect(await money(asking)).toEqual(gone.out);
  expect(await money(recalling)).toEqual(before.out);
});
