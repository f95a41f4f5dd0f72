import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { minute } from '@lobby/calendar';
import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { childVenues } from '@lobby/platform-testing/dying/child-venues';
import type { Death } from '@lobby/platform-testing/dying/die-at-commit';
import {
  agent,
  askVenue,
  launchGame,
  sweepVenues,
  type VenueSaga,
  venue,
  venueDepsOf,
} from '@lobby/platform-testing/dying/venue-sagas';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { cheapPasswords, testConfig } from '@lobby/platform-testing/server/test-config';
import { dose, isDeep, someOf } from '@lobby/testing';
import { auditBooks } from '@lobby/venue-server/ledger/audit';
import { type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { venueDifferences } from './reconcile/venue-differences.ts';

/** Without a comma, which separates secrets. */
const secret = 'a-secret-of-venues-that-are-killed-in-tests';
const siteId = '1001';
const opening = 1_000_00n;
/** Who dies at what, and at how many steps it can at least: before and after each of its commits. */
const deaths = [
  ['the platform', 'into-venue', 8],
  ['the platform', 'home', 8],
  ['the platform', 'launch', 8],
  ['the platform', 'history', 4],
  ['the venue', 'into-venue', 4],
  ['the venue', 'home', 2],
  ['the venue', 'launch', 6],
  ['the venue', 'round', 2],
] as const;
type Saga = (typeof deaths)[number][1];

// Each step starts a process of its own: what is measured is where the money is, not how soon.
describe.skipIf(!testDatabaseUrl)(onPostgres('a server that is killed while money moves at a venue'), () => {
  type Database = Awaited<ReturnType<typeof throwawayDatabase>>;
  let [ours, theirs]: Database[] = [];
  let venues: TestVenues;
  let survivor: RunningPlatform;
  const clock = manualClock(Date.now());

  beforeAll(async () => {
    [ours, theirs] = await Promise.all([throwawayDatabase(), throwawayDatabase()]);
    venues = await testVenues({ databaseUrl: theirs.url, secrets: [secret], now: () => clock.now() });
    const config = { ...testConfig, inMemory: false, databaseUrl: ours.url, logLevel: 'silent' } as const;
    survivor = await startPlatform(config, { domains: [], passwordCost: cheapPasswords, clock });
  });
  afterAll(async () => {
    if (survivor) {
      expect(await venueDifferences(venueDepsOf(at(venues.url)))).toEqual([]);
      expect(await auditLedger(survivor.platform.db)).toEqual([]);
    }
    if (venues) expect(await auditBooks(venues.database)).toEqual([]);
    await survivor?.stop();
    await venues?.stop();
    await ours?.drop();
    await theirs?.drop();
  });

  /** The platform that lives, with the venues at this address. */
  function at(url: string) {
    const { platform } = survivor;
    return { ...platform, config: { ...platform.config, venueServer: { url, secrets: [secret] } } };
  }

  /** The page of a game that the member has just opened. */
  async function enter(memberId: string): Promise<{ readonly key: string }> {
    const url = await launchGame(at(venues.url), memberId, randomUUID());
    return venues.page('/session', { body: { token: venues.tokenOf(new URL(url)) }, agent });
  }

  /** A member who is about to begin, and the round they will ask for. */
  async function ready(saga: Saga) {
    const platform = at(venues.url);
    clock.set(Date.now());
    const memberId = await addMember(platform.db, { siteId, fen: opening, at: clock.now() });
    const choice = { member_id: memberId, auto_transfer: true, changed_at: 0n };
    if (saga !== 'launch' && saga !== 'into-venue') await askVenue(platform, 'into-venue', memberId);
    const { key } = saga === 'round' || saga === 'history' ? await enter(memberId) : { key: '' };
    const round = { id: randomUUID(), stake: '2' };
    if (saga === 'history') await venues.page('/round', { key, body: round });
    // Not before: what is entered here takes nothing along.
    await platform.db.insertInto('venue_choices').values(choice).execute();
    return { memberId, key, round };
  }
  type Ready = Awaited<ReturnType<typeof ready>>;

  /** Runs it on a platform that dies there. Answers where that was; undefined when it came to its end first. */
  async function killPlatform(saga: VenueSaga, { memberId }: Ready, { nth, side }: Death) {
    const args = [inject('dyingFile'), saga, memberId, String(nth), side];
    const env = { ...process.env, DATABASE_URL: ours?.url, LOBBY_VENUE_URL: venues.url };
    const child = spawn(process.execPath, args, { env: { ...env, LOBBY_VENUE_SECRETS: secret } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code, signal] = await once(child, 'close');
    if (signal !== 'SIGKILL') expect([code, said]).toEqual([0, '']);
    return signal === 'SIGKILL' ? said.trim() : undefined;
  }

  /** Runs it at a venue that dies there. */
  async function killVenue(saga: Saga, { memberId, key, round }: Ready, death: Death) {
    const dying = await childVenues({ databaseUrl: theirs?.url ?? '', secret, death });
    const asked =
      saga === 'round'
        ? fetch(`${dying.url}/round`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
            body: JSON.stringify(round),
          })
        : askVenue(at(dying.url), saga, memberId);
    // A call that was not answered is what the test is about.
    await asked.catch(() => {});
    return dying.kill();
  }

  /** Servers that live look after what is due; in the middle of it the member asks again. */
  async function recover(saga: Saga, { memberId, key, round }: Ready): Promise<void> {
    const platform = at(venues.url);
    // The page of a game asks again at once: one that no page shows is ended, and its money brought home.
    const again = saga === 'round' ? 0 : 5;
    for (let past = 0; past < 10; past += 1) {
      clock.advance(minute);
      await sweepVenues(platform);
      if (past !== again) continue;
      if (saga === 'round') await venues.page('/round', { key, body: round });
      else await askVenue(platform, saga, memberId);
    }
    clock.set(Date.now());
  }

  /** Whatever died, the money is where the venue and the books say, and what was asked for was done once. */
  async function judge(saga: Saga, { memberId }: Ready, where: string): Promise<void> {
    const platform = at(venues.url);
    const { available, held, venues: purses } = await pursesOf(platform.db, memberId);
    const there = await venueDepsOf(platform).venues.get(venue)?.balance(memberId);
    const rounds = platform.db.selectFrom('venue_rounds').select(['staked', 'win']);
    const played = await rounds.where('member_id', '=', memberId).execute();
    const won = played.reduce((sum, { staked, win }) => sum + win - staked, 0n);
    expect([purses[venue] ?? 0n, held], where).toEqual([there, 0n]);
    expect(available + (there ?? 0n), where).toBe(opening + won);
    expect(played, where).toHaveLength(saga === 'round' || saga === 'history' ? 1 : 0);
    const transfers = platform.db.selectFrom('venue_transfers').select(['direction', 'finished_at']);
    const made = await transfers.where('member_id', '=', memberId).execute();
    expect(made.every(({ finished_at: ended }) => ended !== null)).toBe(true);
  }

  it.each(deaths)('%s leaves the money of %s where it is brought to its end', async (who, saga, steps) => {
    const known = Array.from({ length: steps }, (_, step) => step);
    // A deep run goes on until it has come to its end.
    const more = Array.from({ length: 40 }, (_, step) => steps + step);
    const tried = [...someOf(`kills of ${who}: ${saga}`, known, 1), ...dose({ small: [], deep: more })];
    const died: string[] = [];
    for (const step of tried) {
      const begun = await ready(saga);
      const death: Death = { nth: Math.floor(step / 2) + 1, side: step % 2 === 0 ? 'before' : 'after' };
      const where =
        who === 'the platform' && saga !== 'round'
          ? await killPlatform(saga, begun, death)
          : await killVenue(saga, begun, death);
      await recover(saga, begun);
      await judge(saga, begun, `${who} ${saga} ${where ?? 'to its end'}`);
      if (!where) break;
      died.push(where);
    }
    if (isDeep) console.log(`${who}, ${saga}: killed at ${died.length} steps\n  ${died.join('\n  ')}`);
    expect(died.length).toBeGreaterThanOrEqual(dose({ small: 1, deep: steps }));
  });
});
