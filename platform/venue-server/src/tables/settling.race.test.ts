import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { lockPurse } from '../ledger/purse.ts';
import { findAny, openSession } from '../sessions/sessions.ts';
import { raceSuite } from '../testing/race-suite.ts';
import { waitsOrEnds } from '../testing/test-venues.ts';
import { settleDue } from './settle-rounds.ts';

const at = { venue: 'YXZR', game: 'baccarat' } as const;
const { drawMs, periodMs } = timetableOf(at.game);

raceSuite('a seat that is settled', servers => {
  it.each(['opened anew', 'asked for a round'])('waits for its session while that is %s', async how => {
    const [venues] = servers();
    const { database, time, later, page } = venues;
    const player = `seated, ${how}`;
    const { key } = await venues.join(player, '100', at);
    const { number } = await page('/table', { key });
    const choice = { bets: [{ pick: 'tie', units: 1 }] };
    const bet = { id: randomUUID(), number, stake: '1', choice };
    expect(await page('/bets', { key, body: bet })).toMatchObject({ status: 200 });
    later(drawMs);
    const problems: unknown[] = [];
    let settling: Promise<void> = Promise.resolve();
    await database.transaction(async query => {
      const launch = { ...at, id: 'again', player, language: 'zh-CN', origins: '' } as const;
      await (how === 'opened anew' ? openSession(query, launch, time()) : findAny(query, key));
      settling = settleDue({ database, now: time, onTrouble: problem => problems.push(problem) });
      await waitsOrEnds(database.query, settling);
      await lockPurse(query, { venue: at.venue, player });
    });
    await settling;
    expect(problems).toEqual([]);
    later(periodMs - drawMs);
  });
});
