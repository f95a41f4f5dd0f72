import { expect, it } from 'vitest';
import type { Query } from '../database/database.ts';
import { noPart } from '../pools/pools.ts';
import { newId } from '../sessions/secrets.ts';
import { raceSuite } from '../testing/race-suite.ts';
import { waitsOrEnds } from '../testing/test-venues.ts';
import { writeRound } from './round-rows.ts';
import { keepRules } from './rule-sets.ts';
import { historyAfter } from './tell-rounds.ts';

const venue = 'JXDZ';

raceSuite('a history that is read while rounds are written', servers => {
  async function sessionOf(player: string) {
    const [venues] = servers();
    await venues.join(player, '10');
    const [session] = await venues.database.query<{ id: string }>(
      'SELECT id FROM game_sessions WHERE player = $1',
      [player],
    );
    return { id: session?.id ?? '', venue, player };
  }

  async function write(query: Query, session: Awaited<ReturnType<typeof sessionOf>>, pair: string) {
    const id = newId();
    await writeRound(query, session, {
      ...{
        id,
        requestId: id,
        game: 'lantern-fair',
        stake: 1n,
        choice: {},
        staked: 1n,
        multiplier: 0,
        win: 0n,
      },
      ...{ events: [], rulesHash: await keepRules(query, {}, 'lantern-fair'), seedPair: pair, nonce: 0 },
      ...{ before: 1n, after: 0n, at: servers()[0].time(), pool: noPart },
    });
    return id;
  }

  it('misses no round of a transaction that began later and ends later, yet wrote its round first', async () => {
    const [venues] = servers();
    const { database } = venues;
    const [early, late] = [await sessionOf('early'), await sessionOf('late')];
    const pairs = await database.query<{ id: string; owner: string }>('SELECT id, owner FROM seed_pairs');
    const pairOf = (player: string) => pairs.find(({ owner }) => owner.includes(`/${player}/`))?.id ?? '';
    await keepRules(database.query, {}, 'lantern-fair');
    const told: string[] = [];
    let after = 0n;
    const read = async () => {
      const rounds = await database.transaction(query => historyAfter(query, { venue, after, limit: 100 }));
      for (const { id, version } of rounds) {
        told.push(id);
        after = BigInt(version);
      }
    };

    const [begun, wrote, mayEnd] = [signal(), signal(), signal()];
    const first = database.transaction(async query => {
      await query('SELECT pg_current_xact_id()');
      begun.give();
      await wrote.given;
      return write(query, early, pairOf('early'));
    });
    const second = database.transaction(async query => {
      await begun.given;
      await query('SELECT pg_current_xact_id()');
      const id = await write(query, late, pairOf('late'));
      wrote.give();
      await mayEnd.given;
      return id;
    });
    const ids = [await first];
    const reading = read();
    await waitsOrEnds(database.query, reading);
    mayEnd.give();
    ids.push(await second);
    await reading;
    await read();
    expect(told.toSorted()).toEqual(ids.toSorted());
  });
});

function signal() {
  let give = () => {};
  const given = new Promise<void>(resolve => {
    give = resolve;
  });
  return { given, give: () => give() };
}
