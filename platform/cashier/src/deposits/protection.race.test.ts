import { loadSites } from '@lobby/platform-identity/sites/sites';
import { inProcessBroker } from '@lobby/platform-kernel/broker/in-process-broker';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { beginPause } from '@lobby/platform-protection/begin-pause';
import { bindInTurn } from '@lobby/platform-protection/bind-in-turn';
import { setLimit, underLocks } from '@lobby/platform-protection/change-limit';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { testMatch } from '@lobby/simulation/testing/match';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { depositBook } from './orders/deposit-book.ts';
import { openDepositOrder } from './orders/opening/open-order.ts';

const title = onPostgres('protection on two servers');
const now = Date.UTC(2026, 10, 25, 2);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  const seat = (n: number) => books[n % 2] as TestBook;

  it('never let 100 parallel orders pass a deposit limit', async () => {
    const member = await seat(0).join();
    await setLimit(seat(0).db, { memberId: member.id, kind: 'deposit', period: 'day' }, 500_00n, now);
    // One order a method may be open, so every method is asked for at once.
    const channels = ['unionpay-1', 'wechat-1', 'alipay-1', 'usdt-trc20-1', 'usdt-erc20-1'];
    const { deposits: config } = paymentsAt('http://127.0.0.1:9');
    const asked = Array.from({ length: 100 }, (_, n) =>
      seat(n)
        .db.transaction()
        .execute(trx =>
          openDepositOrder(trx, config, {
            siteId: '1001',
            memberId: member.id,
            channelId: channels[n % channels.length] ?? '',
            amount: '200',
            signal: '',
            now,
          }),
        ),
    );
    const opened = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
    expect(opened).toHaveLength(2);
    expect(await depositBook.openOrders(seat(0).db, member.id)).toBeLessThanOrEqual(500_00n);
  });

  it('never let parallel stakes pass a loss limit', async () => {
    const member = await seat(0).join(1_000_000n);
    const match = testMatch({ id: '78101', createdAt: now, kickoff: now + 3_600_000 });
    await seat(0).addMatch(match);
    const seen = await seat(0).look(member, match, 'M', 'MH');
    await setLimit(seat(0).db, { memberId: member.id, kind: 'loss', period: 'day' }, 500_00n, now);
    const codes = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await seat(n).bet(member, seen)).code),
    );
    expect(codes.filter(code => code === '560')).toHaveLength(5);
  });

  it('accept no bet after an exclusion was answered', async () => {
    const member = await seat(0).join(10_000_000n);
    const match = testMatch({ id: '78102', createdAt: now, kickoff: now + 3_600_000 });
    await seat(0).addMatch(match);
    const seen = await seat(0).look(member, match, 'M', 'MH');
    const bets = Array.from({ length: 60 }, (_, n) => seat(n).bet(member, seen, { golds: '10' }));
    await underLocks(seat(1).db, member.id, trx =>
      trx
        .updateTable('member_protection')
        .set({ pause: 'exclusion', paused_at: BigInt(now), paused_until: BigInt(now + 1) })
        .where('member_id', '=', member.id)
        .execute(),
    );
    const count = () =>
      seat(0).db.selectFrom('sport_bets').select('id').where('member_id', '=', member.id).execute();
    const atAnswer = (await count()).length;
    await Promise.all(bets);
    const after = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (await seat(n).bet(member, seen)).code),
    );
    expect(new Set(after)).toEqual(new Set(['555']));
    expect((await count()).length).toBe(atAnswer);
  });

  describe('of one person at two sites', () => {
    /** The same phone at both sites, and a call of each on a server of its own. */
    async function person(n: number) {
      const phone = `+86 1391237${1000 + n}`;
      const members = await Promise.all(
        ['1001', '1002'].map(async (siteId, m) => {
          const { db } = seat(m);
          const id = await addMember(db, { siteId, fen: 100n, at: now });
          const site = (await loadSites(db)).byId(siteId);
          if (!site) throw new Error(`site ${siteId} is missing`);
          const member = { id, name: id, siteId, sessionId: '' };
          return { id, ctx: { db, site, member, clock: manualClock(now) } as unknown as Context };
        }),
      );
      const bind =
        ({ id }: { readonly id: string }) =>
        (trx: Transaction<Tables>) =>
          trx
            .updateTable('members')
            .set({ phone })
            .where('id', '=', id)
            .execute()
            .then(() => {});
      const kinds = async () => {
        const rows = await seat(0)
          .db.selectFrom('member_protection')
          .select('pause')
          .where(
            'member_id',
            'in',
            members.map(({ id }) => id),
          )
          .execute();
        return rows.map(({ pause }) => pause);
      };
      return { members, bind, kinds };
    }
    const log = createLog({ level: 'silent', dev: false });
    const deps = { broker: inProcessBroker(), log };
    const exclude = ({ ctx }: { readonly ctx: Context }) =>
      beginPause({ ...deps, db: ctx.db }, ctx, { months: 6 }, async () => true).catch(error => {
        // The other site's exclusion was first, and is the same.
        if (!(error instanceof Refusal)) throw error;
      });

    it('exclusions at both at once wait for each other never for ever, and hold at both', async () => {
      const people = await Promise.all(Array.from({ length: 30 }, (_, n) => person(n)));
      for (const { members, bind } of people)
        for (const member of members) await seat(0).db.transaction().execute(bind(member));
      await Promise.all(people.flatMap(({ members }) => members.map(exclude)));
      for (const { kinds } of people) expect(await kinds()).toEqual(['exclusion', 'exclusion']);
    });

    it('an exclusion at one and a binding at the other at once miss each other in no order', async () => {
      const people = await Promise.all(Array.from({ length: 30 }, (_, n) => person(100 + n)));
      const run = bindInTurn(deps, async () => true);
      await Promise.all(
        people.map(async ({ members: [here, there], bind }) => {
          if (!here || !there) throw new Error('a person is a member of two sites');
          await seat(0).db.transaction().execute(bind(here));
          await Promise.all([exclude(here), run(there.ctx, bind(there))]);
        }),
      );
      for (const { kinds } of people) expect(await kinds()).toEqual(['exclusion', 'exclusion']);
    });
  });
});
