import { randomUUID } from 'node:crypto';
import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { hour } from '@lobby/calendar';
import { mostGoals, type Outright } from '@lobby/fixtures';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { testMatch } from '@lobby/simulation/testing/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOutrights } from '../fixture-feed/add-outrights.ts';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { championLimits } from './champion-limits.ts';
import { settleOutrights } from './settle-outrights.ts';

const title = onPostgres('bets on one outright at once in two books');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  let outright: Outright;
  const matches = [0, 1, 2].map(at =>
    testMatch({
      id: `97${at}`,
      createdAt: now,
      kickoff: now + (at + 1) * hour,
      homeId: `97${at}1`,
      awayId: `97${at}2`,
    }),
  );

  beforeAll(async () => {
    for (const match of matches) await books[0].addMatch(match);
    const { league } = testMatch();
    outright = mostGoals({ id: '97', lid: '1', league, name: league, opensAt: now }, matches)!;
    await addOutrights(books[0].db, [outright]);
  }, 300_000);

  const wins = () => books[0].db.selectFrom('sport_bets').select(['win', 'status', 'net']).execute();

  it('win no more than the limit of a runner, and are settled and opened again once by two workers', async () => {
    const runner = outright.runners[0]!.id;
    // Both follow the matches, as a process that lists them does.
    await books[1].call('get_game_list_FS', {});
    const { game } = await books[0].call('get_game_list_FS', {});
    const { ioratio } = (game as WireOutright[])[0]!.rtypes.find(({ rtype }) => rtype === runner)!;
    const members = await Promise.all(Array.from({ length: 5 }, () => books[0].join(10_000_000n)));
    const codes = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const operationId = randomUUID();
        const pick = { gid: outright.id, gtype: 'FS', wtype: 'FS', rtype: runner, chose_team: '' };
        const legs = [{ ...pick, odd_f_type: 'E', ioratio, ratio: '' }];
        const bet = { operation_id: operationId, golds: '2000', folds: [1], legs };
        const request = { autoOdd: 'never', betslip: [bet], operation_id: operationId };
        const { betslip } = await books[at % 2]!.call('Total_bet', request, members[at % 5], operationId);
        return (betslip as { code: string }[])[0]!.code;
      }),
    );
    const accepted = await wins();
    expect(accepted).toHaveLength(codes.filter(code => code === '560').length);
    const { selection } = championLimits(outright);
    const won = accepted.reduce((sum, { win }) => sum + win, 0n);
    expect(won).toBeLessThanOrEqual(selection);
    expect(won + accepted[0]!.win).toBeGreaterThan(selection);

    const end = now + 6 * hour;
    for (const { id } of matches) {
      await recordResult(
        books[0].db,
        { matchId: id, version: 2, half: [0, 0], full: [id === '970' ? 3 : 1, 0] },
        end,
      );
    }
    await Promise.all(books.map(book => settleOutrights(book.db, book.store, end)));
    const settled = await wins();
    expect(settled.every(({ status, net, win }) => status === 'settled' && net === win)).toBe(true);
    expect(await auditLedger(books[0].db)).toEqual([]);

    const again = { matchId: '970', version: 4, half: [0, 0], full: [3, 0] } as const;
    for (const [result, status] of [
      [{ matchId: '970', version: 3, withdrawn: true }, 'open'],
      [again, 'settled'],
    ] as const) {
      await recordResult(books[0].db, result, end + 60_000);
      await Promise.all(books.map(book => settleOutrights(book.db, book.store, end + 60_000)));
      const bets = await wins();
      expect(new Set(bets.map(bet => bet.status))).toEqual(new Set([status]));
      expect(await auditLedger(books[0].db)).toEqual([]);
    }
  });
});
