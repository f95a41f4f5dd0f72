import { randomUUID } from 'node:crypto';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { accountDomain } from '@lobby/platform-identity/account/account.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { sealDatum } from '@lobby/platform-identity/members/personal-data/personal-data';
import { claimedRow } from '@lobby/platform-kernel/jobs/job';
import { claimDue } from '@lobby/platform-kernel/jobs/queue';
import { startJob } from '@lobby/platform-kernel/jobs/run-job';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { bindAlone } from '@lobby/platform-testing/members/bind-alone';
import { payingBy } from '@lobby/platform-testing/money/paying-by';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providersAmong } from '../../providers/open-providers.ts';
import { code } from '../../providers/reference/code.ts';
import {
  type ProviderPlan,
  payByReference,
  planWithdrawal,
  providerPlans,
} from '../../providers/reference/withdrawals.ts';
import type { WithdrawalSide } from '../../providers/withdrawal-side.ts';
import { accountOf } from '../accounts/account-rows.ts';
import { actionsFor, actOn } from '../operator/operator-actions.ts';
import { quoteFor } from '../orders/quote.ts';
import { openWithdrawal } from '../orders/request-withdrawal.ts';
import { withdrawalsOfMember } from '../withdrawals-of-member.ts';
import { leaseMs, prepareCall, withdrawalQueue } from './claim.ts';
import { processDue, withdrawalJob } from './process-due.ts';
import { type ProviderAnswer, recordOutcome } from './record-outcome.ts';

const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
const noTurnover = { open: async () => [], isWaived: async () => false };
let running: RunningPlatform;
beforeAll(async () => {
  // Without the domain itself: its sweep would do the steps before the tests do.
  const domains = [accessDomain, membersDomain, accountDomain(withdrawalsOfMember, () => bindAlone)];
  running = await testPlatform({}, { clock, domains });
});
afterAll(() => running.stop());

/** A withdrawal of 100 yuan by a member with 150, from an account that nothing speaks against. */
async function heldWithdrawal(): Promise<{ id: string; memberId: string }> {
  const { db, keys, sites } = running.platform;
  const at = clock.now();
  const memberId = await addMember(db, { siteId: '1001', fen: 150_00n, at });
  const accountId = randomUUID();
  await db
    .insertInto('withdrawal_accounts')
    .values({
      id: accountId,
      site_id: '1001',
      member_id: memberId,
      kind: 'alipay',
      bank_id: '',
      sealed_number: sealDatum(keys, memberId, 'payoutAccount', '13912340001'),
      number_mac: accountId,
      masked: '139****0001',
      holder: '',
      is_default: true,
      added_at: BigInt(at - 25 * hour),
      usable_from: 0n,
      removed_at: null,
    })
    .execute();
  const [site, account] = [sites.byId('1001'), await accountOf(db, memberId, accountId)];
  if (!site || !account) throw new Error('the site or the account is missing');
  const quote = quoteFor('alipay', { amount: '100', rate: '' });
  const judged = { account, quote, proven: {} };
  const id = await db.transaction().execute(trx => openWithdrawal(trx, { site, clock }, judged, noTurnover));
  return { id, memberId };
}

const stateOf = async (id: string) => {
  const row = await running.platform.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
};
const never = () => new Promise<never>(() => {});
const reference = () => payByReference(running.platform.db);
/** One server's sweep with this provider. */
const sweep = (provider: WithdrawalSide = reference()) =>
  processDue({ ...running.platform, providers: payingBy(provider) });
/** A server that claims the next step, does what it does of it, and is never heard of again. */
async function killedIn(part: (provider: WithdrawalSide, id: string) => Promise<unknown>, id: string) {
  const [now, until] = [clock.now(), clock.now() + leaseMs];
  const [row] = await claimDue(running.platform.db, withdrawalQueue, { now, until, most: 1 });
  if (row)
    await prepareCall(
      claimedRow(running.platform, withdrawalQueue, { row, until }),
      payingBy(reference()),
      now,
    );
  await part(reference(), id);
}
/** What a provider says to a server that was taken over from. */
async function answerLate(id: string, answered: ProviderAnswer): Promise<void> {
  const row = { ...(await stateOf(id)), term: 0 };
  await recordOutcome(
    running.platform,
    claimedRow(running.platform, withdrawalQueue, { row, until: 0 }),
    answered,
  );
}
const instruction = (id: string) => ({
  reference: id,
  kind: 'alipay' as const,
  number: '13912340001',
  bankId: '',
  holder: '',
  amount: '98',
});

/** Sweeps until nothing changes: leases run out, back-offs pass. */
async function settle(): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    clock.advance(leaseMs + 1);
    await sweep();
  }
}

/** Sweeps until a person has to decide about a request that the provider does not know. */
async function untilNoRecord(id: string): Promise<void> {
  await sweep();
  await settle();
  expect(await stateOf(id)).toMatchObject({ state: 'unknown', finding: 'no-record' });
}

/** What a person does when the provider has no record. */
async function resend(id: string): Promise<void> {
  const ordered = { id, action: 'resend', note: '', plan: 'pay' } as const;
  expect(await actOn(running.platform, ordered)).toBe(true);
}

async function expectPaidOnce({ id, memberId }: { id: string; memberId: string }): Promise<void> {
  expect((await stateOf(id)).state).toBe('paid');
  expect(await balanceOf(running.platform.db, memberId)).toMatchObject({ available: 50_00n, held: 0n });
  const postings = await running.platform.db
    .selectFrom('ledger_postings')
    .select(['kind', 'amount'])
    .where('reference', '=', `withdrawal:${id}`)
    .orderBy('id')
    .execute();
  expect(postings).toEqual([
    { kind: 'hold', amount: 100_00n },
    { kind: 'payout', amount: 98_00n },
    { kind: 'payout-fee', amount: 2_00n },
  ]);
  expect(await auditLedger(running.platform.db)).toEqual([]);
}

describe('a provider that calls a withdrawal pending', () => {
  it('is asked on, and after a day a person may decide, with the money where it belongs', async () => {
    const withdrawal = await heldWithdrawal();
    const pending: WithdrawalSide = {
      send: async () => ({ kind: 'pending' }),
      ask: async () => ({ kind: 'pending' }),
    };
    await sweep(pending);
    const began = clock.now();
    while ((await stateOf(withdrawal.id)).finding === '') {
      clock.advance(hour / 2);
      await sweep(pending);
    }
    expect((clock.now() - began) / hour).toBeGreaterThan(12);
    expect((clock.now() - began) / hour).toBeLessThan(30);
    const row = await stateOf(withdrawal.id);
    expect(row).toMatchObject({ state: 'sending', finding: 'pending-long' });
    expect(actionsFor(row)).toEqual(['confirm', 'fail']);
    const ordered = { id: withdrawal.id, action: 'confirm', note: '', plan: 'pay' } as const;
    expect(await actOn(running.platform, ordered)).toBe(true);
    await expectPaidOnce(withdrawal);
    expect(await actOn(running.platform, { ...ordered, action: 'fail' })).toBe(false);
  });

  it('and later pays it needs no person any more', async () => {
    const withdrawal = await heldWithdrawal();
    await sweep({ ...reference(), send: async () => ({ kind: 'pending' }) });
    await reference().send(instruction(withdrawal.id));
    clock.advance(hour);
    await sweep();
    await expectPaidOnce(withdrawal);
    expect((await stateOf(withdrawal.id)).finding).toBe('');
  });
});

describe('a server that ends', () => {
  it('after the request leaves a withdrawal that another one takes through', async () => {
    const withdrawal = await heldWithdrawal();
    await sweep();
    await expectPaidOnce(withdrawal);
  });

  it('after the review leaves an approved one', async () => {
    const withdrawal = await heldWithdrawal();
    await killedIn(async () => {}, withdrawal.id);
    expect((await stateOf(withdrawal.id)).state).toBe('approved');
    await sweep();
    await expectPaidOnce(withdrawal);
  });

  it('before its request reaches the provider leaves one that is never given back by itself', async () => {
    const withdrawal = await heldWithdrawal();
    await killedIn(async () => {}, withdrawal.id);
    await killedIn(async () => {}, withdrawal.id);
    expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'sending', provider: code });
    await sweep();
    expect((await stateOf(withdrawal.id)).state).toBe('sending');
    await settle();
    expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'unknown', finding: 'no-record' });
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({ held: 100_00n });
    // Its request was on the way after all.
    await reference().send(instruction(withdrawal.id));
    clock.advance(2 * hour);
    await sweep();
    await expectPaidOnce(withdrawal);
  });

  it('after the provider has paid leaves one that is asked for, and not sent again', async () => {
    const withdrawal = await heldWithdrawal();
    await killedIn(async () => {}, withdrawal.id);
    await killedIn(provider => provider.send(instruction(withdrawal.id)), withdrawal.id);
    let sent = 0;
    const counting: WithdrawalSide = {
      ...reference(),
      send: async () => {
        sent += 1;
        return never();
      },
    };
    clock.advance(leaseMs + 1);
    await sweep(counting);
    expect(sent).toBe(0);
    await expectPaidOnce(withdrawal);
  });

  it('after it has asked leaves one that is asked for again', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-after');
    await sweep();
    expect((await stateOf(withdrawal.id)).state).toBe('unknown');
    clock.advance(5_000);
    await killedIn(provider => provider.ask(withdrawal.id), withdrawal.id);
    expect((await stateOf(withdrawal.id)).state).toBe('unknown');
    await settle();
    await expectPaidOnce(withdrawal);
  });
});

describe('a withdrawal that is sent again', () => {
  it('and refused as a duplicate of what was paid gives nothing back, and is paid when the provider says so', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-unlisted');
    await untilNoRecord(withdrawal.id);
    await resend(withdrawal.id);
    // The provider does not list it yet.
    const silent: WithdrawalSide = { ...reference(), ask: async () => ({ kind: 'no-record' }) };
    await sweep(silent);
    const row = await stateOf(withdrawal.id);
    expect(row).toMatchObject({ state: 'unknown', finding: 'resend-refused', sends: 2 });
    expect(actionsFor(row)).toEqual(['confirm', 'fail']);
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({ held: 100_00n });
    clock.advance(leaseMs + hour);
    await sweep();
    await expectPaidOnce(withdrawal);
    expect((await stateOf(withdrawal.id)).finding).toBe('');
  });

  it('and refused gives the money back when the provider, asked, says that no request was paid', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-before');
    await untilNoRecord(withdrawal.id);
    await resend(withdrawal.id);
    await planWithdrawal(running.platform.db, withdrawal.id, 'refuse');
    await sweep();
    expect((await stateOf(withdrawal.id)).state).toBe('rejected');
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({
      available: 150_00n,
      held: 0n,
    });
  });

  it('and answered with "exists" is asked for at once', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-unlisted');
    await untilNoRecord(withdrawal.id);
    await resend(withdrawal.id);
    await sweep({
      ...reference(),
      async send(instruction) {
        await reference().send(instruction);
        return { kind: 'exists' };
      },
    });
    await expectPaidOnce(withdrawal);
  });

  it('is open to that only when the provider was asked and has no record', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-after');
    await sweep();
    expect(actionsFor(await stateOf(withdrawal.id))).toEqual(['confirm', 'fail']);
    await settle();
    await expectPaidOnce(withdrawal);
  });
});

describe('which provider pays', () => {
  it('is settled by the first request: the same one again goes to the same provider', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-before');
    await untilNoRecord(withdrawal.id);
    await resend(withdrawal.id);
    const theirs = { ahead: () => 0, seen: async () => {} };
    const preferred: WithdrawalSide = {
      send: () => Promise.reject(new Error('it is not the provider of this withdrawal')),
      ask: async () => ({ kind: 'no-record' }),
    };
    const providers = providersAmong([
      { name: '', code: 'preferred', paysOut: ['alipay'], theirs, withdrawals: preferred },
      { name: '', code, paysOut: ['alipay'], theirs, withdrawals: reference() },
    ]);
    await processDue({ ...running.platform, providers });
    await expectPaidOnce(withdrawal);
    expect((await stateOf(withdrawal.id)).provider).toBe(code);
  });

  it('is nobody while none pays to such an account: it waits, with nothing sent', async () => {
    const withdrawal = await heldWithdrawal();
    await processDue({ ...running.platform, providers: providersAmong([]) });
    expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'approved', sends: 0, provider: '' });
    clock.advance(leaseMs + 1);
    await sweep();
    await expectPaidOnce(withdrawal);
  });

  it('is asked by the name that is stored, and the outcome stays unknown when it is gone', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-after');
    await sweep();
    clock.advance(leaseMs);
    await processDue({ ...running.platform, providers: providersAmong([]) });
    expect((await stateOf(withdrawal.id)).state).toBe('unknown');
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({ held: 100_00n });
    await settle();
    await expectPaidOnce(withdrawal);
  });
});

describe('a server that was taken over from', () => {
  it('sends nothing when its claim has ended before the request was ready', async () => {
    const withdrawal = await heldWithdrawal();
    const sent: string[] = [];
    const provider: WithdrawalSide = {
      ...reference(),
      async send(instruction) {
        sent.push(instruction.reference);
        return reference().send(instruction);
      },
    };
    await killedIn(async () => {}, withdrawal.id);
    const began = clock.now();
    // It claims now, and comes to itself when another server may have asked.
    const times = [began];
    const late = { ...clock, now: () => times.shift() ?? began + leaseMs };
    await processDue({ ...running.platform, clock: late, providers: payingBy(provider) });
    expect(sent).toEqual([]);
    expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'unknown', sends: 1 });
  });

  it('and receives a refusal late leaves the decision to the server that asks', async () => {
    const withdrawal = await heldWithdrawal();
    await planWithdrawal(running.platform.db, withdrawal.id, 'timeout-after');
    await killedIn(async () => {}, withdrawal.id);
    await killedIn(provider => provider.send(instruction(withdrawal.id)).catch(() => {}), withdrawal.id);
    clock.advance(leaseMs + 1);
    await sweep({ ...reference(), ask: async () => ({ kind: 'no-record' }) });
    const outcome = { kind: 'refused', reason: 'other', said: 'duplicate' } as const;
    await answerLate(withdrawal.id, {
      call: 'send',
      sends: 1,
      outcome,
      at: clock.now(),
    });
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({ held: 100_00n });
    // When it was to ask again anyway.
    clock.advance(leaseMs);
    await sweep();
    await expectPaidOnce(withdrawal);
  });
});

it('a provider that does not answer for one withdrawal holds up no other', async () => {
  const [silent, other] = [await heldWithdrawal(), await heldWithdrawal()];
  let answer = () => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const provider: WithdrawalSide = {
    ...reference(),
    async send(sent) {
      if (sent.reference === silent.id) await answered;
      return reference().send(sent);
    },
  };
  const job = { ...withdrawalJob({ ...running.platform, providers: payingBy(provider) }), atOnce: 2 };
  const working = startJob(running.platform, job, hour);
  await expect.poll(async () => (await stateOf(other.id)).state, { timeout: 30_000 }).toBe('paid');
  await expectPaidOnce(other);
  expect((await stateOf(silent.id)).state).toBe('sending');
  answer();
  await working.stop();
  await expectPaidOnce(silent);
});

it('a withdrawal that cannot be judged holds up no other, and is judged when it can be', async () => {
  const { db } = running.platform;
  const [broken, other] = [await heldWithdrawal(), await heldWithdrawal()];
  await sql`CREATE FUNCTION fail_review() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(db);
  await sql`CREATE TRIGGER failing BEFORE UPDATE OF reasons ON withdrawals FOR EACH ROW
    WHEN (NEW.id = ${sql.lit(broken.id)}) EXECUTE FUNCTION fail_review()`.execute(db);
  await sweep();
  await expectPaidOnce(other);
  expect(await stateOf(broken.id)).toMatchObject({ state: 'held', tries: 1 });
  await sql`DROP FUNCTION fail_review CASCADE`.execute(db);
  clock.advance(60_000);
  await sweep();
  await expectPaidOnce(broken);
});

describe('an outcome', () => {
  it('reported twice, late, or against an earlier one moves the money once', async () => {
    const withdrawal = await heldWithdrawal();
    await sweep();
    for (const outcome of [
      { kind: 'paid', amount: '98' },
      { kind: 'unknown' },
      { kind: 'no-record' },
      { kind: 'refused', reason: 'other', said: 'x' },
    ] as const)
      await answerLate(withdrawal.id, { call: 'ask', sends: 1, outcome, at: clock.now() });
    await expectPaidOnce(withdrawal);
    expect((await stateOf(withdrawal.id)).finding).toBe('refused-after-paid');
  });

  it('of a call before the last request counts only when it is a payment', async () => {
    const { platform } = running;
    const [refused, paid] = [await heldWithdrawal(), await heldWithdrawal()];
    for (const { id } of [refused, paid]) await planWithdrawal(platform.db, id, 'timeout-before');
    for (const { id } of [refused, paid]) await untilNoRecord(id);
    for (const { id } of [refused, paid]) await resend(id);
    const old = { call: 'send', sends: 1, at: clock.now() } as const;
    // The person has just asked for the second request: it is not out yet.
    await answerLate(paid.id, { ...old, outcome: { kind: 'paid', amount: '98' } });
    await expectPaidOnce(paid);
    await killedIn(async () => {}, refused.id);
    for (const call of ['ask', 'send'] as const)
      await answerLate(refused.id, {
        ...old,
        call,
        outcome: { kind: 'refused', reason: 'other', said: 'x' },
      });
    expect(await stateOf(refused.id)).toMatchObject({ state: 'sending', sends: 2, finding: '' });
    const outcome = { kind: 'paid', amount: '98' } as const;
    await answerLate(refused.id, { ...old, sends: 2, outcome });
    await expectPaidOnce(refused);
    expect((await reference().ask(paid.id)).kind).toBe('no-record');
  });

  it('with the same amount in another spelling pays', async () => {
    const withdrawal = await heldWithdrawal();
    await sweep({ ...reference(), send: async () => ({ kind: 'paid', amount: '98.00' }) });
    await expectPaidOnce(withdrawal);
  });

  it.each(['98.001', '0x62', ' 98'])(
    'with an amount that cannot be read, %j, waits for a person',
    async amount => {
      const withdrawal = await heldWithdrawal();
      await sweep({ ...reference(), send: async () => ({ kind: 'paid', amount }) });
      expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'unknown', finding: 'amount-differs' });
    },
  );

  it('with another amount waits for a person', async () => {
    const withdrawal = await heldWithdrawal();
    await sweep({ ...reference(), send: async () => ({ kind: 'paid', amount: '980' }) });
    expect(await stateOf(withdrawal.id)).toMatchObject({ state: 'unknown', finding: 'amount-differs' });
    expect(await balanceOf(running.platform.db, withdrawal.memberId)).toMatchObject({ held: 100_00n });
  });

  it('of any plan makes and loses no money, and each withdrawal ends or waits visibly', async () => {
    const made: { id: string; memberId: string; plan: ProviderPlan }[] = [];
    for (let n = 0; n < 40; n += 1) {
      const plan = providerPlans[n % providerPlans.length] ?? 'pay';
      const withdrawal = await heldWithdrawal();
      await planWithdrawal(running.platform.db, withdrawal.id, plan);
      made.push({ ...withdrawal, plan });
    }
    await sweep();
    await settle();
    for (const { id, memberId, plan } of made) {
      const { state, finding } = await stateOf(id);
      const { available, held } = await balanceOf(running.platform.db, memberId);
      expect([plan, state, finding, available, held]).toEqual(
        {
          pay: [plan, 'paid', '', 50_00n, 0n],
          refuse: [plan, 'rejected', '', 150_00n, 0n],
          'refuse-name': [plan, 'rejected', '', 150_00n, 0n],
          'refuse-oddly': [plan, 'rejected', '', 150_00n, 0n],
          'timeout-before': [plan, 'unknown', 'no-record', 50_00n, 100_00n],
          'timeout-after': [plan, 'paid', '', 50_00n, 0n],
          'timeout-unlisted': [plan, 'unknown', 'no-record', 50_00n, 100_00n],
        }[plan],
      );
    }
    expect(await auditLedger(running.platform.db)).toEqual([]);
  });
});
