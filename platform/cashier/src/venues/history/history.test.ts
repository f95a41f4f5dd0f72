import { randomUUID } from 'node:crypto';
import { hour, minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { FormsOf } from '@lobby/platform-kernel/operator-console/parts';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { faultyVenue } from '@lobby/platform-testing/money/faulty-venue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { jsx } from 'hono/jsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transfersPage } from '../operator/transfers-page.tsx';
import { UnbookedTable } from '../operator/unbooked-table.tsx';
import type { UnreadRound, Venue, VenueRound } from '../provider/venue.ts';
import { makeTransfer } from '../transfers/make-transfer.ts';
import { pullHistory } from './pull-history.ts';
import { lastTries } from './try-unbooked.ts';
import { unbookedJob, unbookedRounds } from './unbooked-rounds.ts';

const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
const [siteId, venue] = ['1001', 'JXDZ'];
const opening = 100_00n;
let running: RunningPlatform;
let memberId: string;
/** What the venue tells; versions go on over all tests. */
let told: (VenueRound | UnreadRound)[];
let versions = 0n;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
beforeEach(async () => {
  told = [];
  await running.platform.db.deleteFrom('venue_rounds_unbooked').execute();
  memberId = await joined();
  await enter(memberId);
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

function deps() {
  const games: Venue['games'] = {
    list: async () => [],
    launch: async () => '',
    endSession: async () => {},
    history: async after => ({ rounds: told.filter(({ version }) => version > after) }),
  };
  const venues = new Map<string, Venue>([[venue, { ...faultyVenue(), games }]]);
  return { ...running.platform, venues, mayTransferIn: async () => {} };
}
/** A member who has never been at the venue. */
const joined = () => addMember(running.platform.db, { siteId, fen: 1_000_00n, at: clock.now() });
async function enter(id: string) {
  const asked = { siteId, memberId: id, operationId: randomUUID(), venue, direction: 'in' } as const;
  await makeTransfer(deps(), { ...asked, amount: opening, at: clock.now() });
}
/** The venue tells a round of the member, as a version more. */
function tell(id: string, figures: Partial<VenueRound> = {}) {
  versions += 1n;
  const round = { id, player: memberId, game: 'lantern-fair', staked: 2_00n, win: 0n, at: clock.now() };
  told.push({ ...round, ...figures, version: versions });
  return versions;
}
const purse = async (id = memberId) => (await pursesOf(running.platform.db, id)).venues[venue];
const unbooked = () => unbookedRounds(running.platform.db);
/** What the operator reads. */
const page = async () => {
  const children = UnbookedTable({
    rounds: await unbooked(),
    tries: await lastTries(running.platform.db),
  });
  return String(jsx(FormsOf.Provider, { value: { path: '', token: '' } }, children));
};
/** The operator presses the button of a round. */
function press(round: string, at = deps()) {
  const form = { again: `${venue}:${round}` };
  return transfersPage(at).actions.at(-1)?.run(form, form);
}
/** What came of each try of a round. */
async function triesOf(round: string) {
  const tries = await lastTries(running.platform.db);
  return tries.filter(one => one.round === round).map(({ problem }) => problem);
}
async function tryAgain() {
  clock.advance(hour);
  await doDue(deps(), unbookedJob(deps()));
}

it('a round is booked that is named as the correction of another one', async () => {
  const name = randomUUID();
  tell(name);
  const version = tell(name, { win: 3_00n });
  tell(`${name}:${version}`, { win: 5_00n });
  await pullHistory(deps());
  expect(await purse()).toBe(opening + 1_00n + 3_00n);
});

describe('a round that cannot be booked', () => {
  it('stops no round behind it, is named to the operator, and is booked once it can be', async () => {
    const [stranger, id] = [await joined(), randomUUID()];
    tell(id, { player: stranger, win: 9_00n });
    tell(randomUUID(), { win: 3_00n });
    await pullHistory(deps());
    expect(await purse()).toBe(opening + 1_00n);
    expect(await unbooked()).toMatchObject([{ round: id, member_id: stranger, win: 9_00n, tries: 1 }]);
    expect(await transfersPage(deps()).waiting?.()).toBe(1);
    expect(await page()).toContain(id);
    expect(await page()).toContain('JXDZ tells a round of nobody here');

    await tryAgain();
    expect(await unbooked()).toMatchObject([{ round: id, tries: 2 }]);
    await enter(stranger);
    await tryAgain();
    await tryAgain();
    expect(await unbooked()).toEqual([]);
    expect(await page()).not.toContain(id);
    expect(await purse(stranger)).toBe(opening + 7_00n);
  });

  it('keeps what it came to until it is booked', async () => {
    const [stranger, id] = [await joined(), randomUUID()];
    const name = { 'zh-CN': '剑鱼', 'zh-TW': '劍魚' };
    const result: VenueRound['result'] = { parts: [{ kind: 'catch', name, isCaught: true }], rows: [] };
    tell(id, { player: stranger, result });
    await pullHistory(deps());
    await enter(stranger);
    await tryAgain();
    const { db } = running.platform;
    const booked = db.selectFrom('venue_rounds').select('result').where('round', '=', id);
    expect(await booked.executeTakeFirst()).toEqual({ result: JSON.stringify(result) });
    // A version that tells none takes it back: what it was may be so no more.
    tell(id, { player: stranger, win: 1_00n });
    await pullHistory(deps());
    expect(await booked.executeTakeFirst()).toEqual({ result: null });
  });

  it('gives way to what the venue tells of it next, which is booked alone', async () => {
    const id = randomUUID();
    tell(id, { player: await joined(), win: 9_00n });
    await pullHistory(deps());
    tell(id, { win: 4_00n });
    await pullHistory(deps());
    await tryAgain();
    expect([await unbooked(), await purse()]).toEqual([[], opening + 2_00n]);
  });

  it('in a later version of it leaves what is booked, and its last version is tried again', async () => {
    const id = randomUUID();
    tell(id);
    tell(id, { player: await joined(), win: 50_00n });
    const last = tell(id, { player: await joined(), win: 60_00n });
    await pullHistory(deps());
    expect(await purse()).toBe(opening - 2_00n);
    expect(await unbooked()).toMatchObject([{ round: id, version: last, win: 60_00n }]);
    tell(id, { win: 1_00n });
    await pullHistory(deps());
    expect([await unbooked(), await purse()]).toEqual([[], opening - 1_00n]);
  });

  it('because it is unreadable waits for its next version', async () => {
    const id = randomUUID();
    versions += 1n;
    told.push({ id, version: versions, problem: 'unreadable: win' });
    tell(randomUUID());
    await pullHistory(deps());
    expect(await purse()).toBe(opening - 2_00n);
    await tryAgain();
    expect(await unbooked()).toMatchObject([{ round: id, due_at: null, problem: 'unreadable: win' }]);
    expect(await page()).toContain('unreadable: win');
    tell(id, { win: 2_00n });
    await pullHistory(deps());
    expect([await unbooked(), await purse()]).toEqual([[], opening - 2_00n]);
  });

  it('is tried at once when the operator asks, who is told what came of it', async () => {
    const [stranger, id] = [await joined(), randomUUID()];
    tell(id, { player: stranger, win: 9_00n });
    await pullHistory(deps());
    expect(await page()).toContain('再试一次');
    const nobody = 'JXDZ tells a round of nobody here';
    expect(await press(id)).toEqual({ refused: `这张注单仍未入账：${nobody}`, status: 409 });
    expect(await unbooked()).toMatchObject([{ round: id, tries: 2, due_at: BigInt(clock.now() + minute) }]);

    await enter(stranger);
    expect(await press(id)).toBe('done');
    expect([await unbooked(), await purse(stranger)]).toEqual([[], opening + 7_00n]);
    expect(await triesOf(id)).toEqual(['', nobody]);
    expect(await page()).toContain('人工重试记录');
    // Pressed on a page of before.
    expect(await press(id)).toMatchObject({ status: 409 });
    expect(await triesOf(id)).toHaveLength(2);
    expect(await purse(stranger)).toBe(opening + 7_00n);
  });

  it('is booked once by the operator and a server that has it in hand', async () => {
    const [stranger, id] = [await joined(), randomUUID()];
    tell(id, { player: stranger, win: 9_00n });
    await pullHistory(deps());
    await enter(stranger);
    clock.advance(hour);
    await Promise.all([press(id), doDue(deps(), unbookedJob(deps())), press(id)]);
    expect([await unbooked(), await purse(stranger)]).toEqual([[], opening + 7_00n]);
  });

  it('without figures has no button, and is not tried', async () => {
    const id = randomUUID();
    versions += 1n;
    told.push({ id, version: versions, problem: 'unreadable: win' });
    await pullHistory(deps());
    expect(await page()).not.toContain('再试一次');
    expect(await press(id)).toMatchObject({ status: 409 });
    expect(await triesOf(id)).toEqual([]);
    expect(await unbooked()).toMatchObject([{ round: id, due_at: null, tries: 1 }]);
  });

  it('is taken over with the next look where the database failed', async () => {
    tell(randomUUID());
    const broken = { ...deps(), clock: { ...clock, now: () => Number.NaN } };
    await pullHistory(broken);
    expect([await unbooked(), await purse()]).toEqual([[], opening]);
    await pullHistory(deps());
    expect(await purse()).toBe(opening - 2_00n);
  });
});
