import { type Call, contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import {
  codeSubject,
  type Holder,
  obtain,
  otherDevice,
  type Proof,
  type Source,
  sources,
} from '@lobby/platform-testing/codes/code-sources';
import { type CodeUse, codeUses } from '@lobby/platform-testing/codes/code-uses';
import { joinMember } from '@lobby/platform-testing/members/test-account';
import {
  giveWithdrawalAccount,
  testWithdrawalPassword,
} from '@lobby/platform-testing/money/test-withdrawals';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = manualClock(Date.now());
const [wrong, success] = [codeOf('authentication-code-error'), codeOf('success')];
let running: RunningPlatform;
let own: Holder;
/**
 * The same member on another device; another member on this one; this one to another phone and mailbox, and for another
 * account and amount.
 */
let strangers: Record<'device' | 'member' | 'target' | 'account' | 'amount', Holder>;

beforeAll(async () => {
  running = await testPlatform({}, { clock });
  // Withdrawals are confirmed by codes where a site has no withdrawal passwords.
  Object.assign(running.platform.sites.byId('1001') ?? {}, { withdrawalPassword: false });
  own = await holderOf('pairs01', 4100);
  await giveWithdrawalAccount(running, own.member, clock.now());
  const elsewhere = testClient(running.url, '1001', { now: () => clock.now() });
  elsewhere.token = own.client.token;
  const other = await holderOf('pairs02', 4200);
  const otherHere = testClient(running.url, '1001', {
    now: () => clock.now(),
    deviceId: own.client.deviceId,
  });
  otherHere.token = other.client.token;
  await giveWithdrawalAccount(running, other.member, clock.now(), 'card02');
  strangers = {
    device: { ...own, client: elsewhere },
    member: { ...other, client: otherHere },
    target: { ...own, ...contacts('moved', 4300) },
    account: { ...own, subject: { ...codeSubject, accountId: 'card02' } },
    amount: { ...own, subject: { ...codeSubject, amount: '100.01' } },
  };
});
afterAll(() => running.stop());

const contacts = (name: string, n: number) => ({
  phone: `+86 1391234${n}`,
  email: `${name}@example.com`,
  nextPhone: `+86 1391234${n + 1}`,
  nextEmail: `next.${name}@example.com`,
});

async function holderOf(name: string, n: number): Promise<Holder> {
  const member = await joinMember(running, clock, name);
  const holder = { member, client: member.client, ...contacts(name, n) };
  await bind(holder);
  return holder;
}

/** Binds past the way in what the holder is said to have; without a phone where the use is of such a member. */
async function bind({ member, phone, email }: Holder, isPhoneless = false) {
  const set = { phone: isPhoneless ? '' : phone, email, real_name: isPhoneless ? '' : '林乔' };
  await running.platform.db.updateTable('members').set(set).where('id', '=', member.userId).execute();
}

/** The code of this source; its holder has the phone and mailbox meanwhile. None expires before the end. */
async function codeOfSource(source: Source, holder: Holder): Promise<Proof> {
  await bind(holder);
  const proof = await obtain(running, clock, source, holder);
  await bind(own);
  const later = BigInt(clock.now() + 24 * 3_600_000);
  await running.platform.db
    .updateTable('verifications')
    .set({ expires_at: later, code_expires_at: later })
    .execute();
  return proof;
}

async function use({ call, request }: CodeUse, proof: Proof, also: Proof): Promise<number> {
  const { status_code } = await own.client.send(call, request(proof, own, also));
  await running.platform.db.updateTable('verifications').set({ tries: 0 }).execute();
  return status_code;
}

const everything = () => {
  const { db } = running.platform;
  return Promise.all([
    db.selectFrom('members').selectAll().orderBy('id').execute(),
    db.selectFrom('withdrawal_accounts').selectAll().orderBy('id').execute(),
    db.selectFrom('withdrawal_passwords').selectAll().orderBy('member_id').execute(),
    db.selectFrom('withdrawals').selectAll().execute(),
    db.selectFrom('passkeys').selectAll().execute(),
    db.selectFrom('passkey_challenges').selectAll().execute(),
    db.selectFrom('sessions').select('id').orderBy('id').execute(),
    db.selectFrom('verifications').select('id').orderBy('id').execute(),
  ]);
};

/** The sources that leave a choice. */
const chosen: { readonly [kind in string]?: RegExp } = { account: /^1[234] /, amount: /^12 / };

const nothing: Proof = { ticket: 'x'.repeat(43), code: '000000' };

describe('a code', () => {
  it('has every call that uses codes, and everything codes are sent for, in this test', () => {
    const rows = Object.values(contract).flatMap(resource => Object.values<Call>(resource));
    const { addPasskey } = contract.userPasskeys;
    const { bindPassword } = contract.userBinding;
    // They take what a passkey signed, never a code.
    const byPasskey: readonly Call[] = [addPasskey, bindPassword];
    const used = new Set(codeUses.map(({ call }) => call));
    expect(rows.filter(row => row.secondFactor && !byPasskey.includes(row) && !used.has(row))).toEqual([]);
    const taken = new Set<Source>(codeUses.map(({ takes }) => takes));
    expect(sources.filter(source => !taken.has(source))).toEqual([]);
  });

  it('is refused by every use but its own, and for another member, device, target and subject', async () => {
    const accepted: string[] = [];
    const right = new Map<Source, Proof>();
    let tries = 0;
    // Another code for the same ends the ticket that a right code became, so those have a turn of their own.
    const isReset = (source: Source) => source.startsWith('15') && source.endsWith('proven');
    for (const turn of [sources.filter(source => !isReset(source)), sources.filter(isReset)]) {
      const codes = new Map<string, Proof>();
      for (const source of turn) {
        codes.set(source, await codeOfSource(source, own));
        right.set(source, codes.get(source) ?? nothing);
        for (const [kind, stranger] of Object.entries(strangers)) {
          if (!(chosen[kind] ?? /./).test(source)) continue;
          codes.set(`${source} of another ${kind}`, await codeOfSource(source, stranger));
        }
      }
      const before = await everything();
      for (const each of codeUses) {
        const also = each.also ? (right.get(each.also) ?? nothing) : nothing;
        if (each.phoneless) await bind(own, true);
        for (const [of, proof] of codes) {
          if (of === each.takes || (of.includes(' of ') && !of.startsWith(`${each.takes} of `))) continue;
          tries += 1;
          const answer = await use(each, proof, also);
          if (answer !== wrong) accepted.push(`${of} for ${each.call.path} (${each.takes}): ${answer}`);
        }
        await bind(own);
      }
      expect(accepted).toEqual([]);
      expect(await everything()).toEqual(before);
    }
    expect(tries).toBe(1164);
  });

  it.each(codeUses.map(each => [each.call.path, each.takes, each] as const))(
    '%s takes %s',
    async (_path, takes, each) => {
      await startAgain();
      const also = each.also ? await codeOfSource(each.also, own) : nothing;
      const proof = await codeOfSource(takes, own);
      if (each.phoneless) await bind(own, true);
      expect(await use(each, proof, also)).toBe(each.then ? codeOf(each.then) : success);
    },
  );
});

/** Undoes what the use before has changed. */
async function startAgain(): Promise<void> {
  const { db, passwords } = running.platform;
  await bind(own);
  const set = { password_hash: await passwords.hash(md5('lobby2026x')), withdrawals_held_until: 0n };
  const ofMember = ['member_id', '=', own.member.userId] as const;
  await db.updateTable('members').set(set).where('id', '=', own.member.userId).execute();
  await db.deleteFrom('sessions').where('device_id', 'like', `${otherDevice}%`).execute();
  await db
    .deleteFrom('withdrawal_accounts')
    .where(...ofMember)
    .where('id', '!=', 'card01')
    .execute();
  await db
    .updateTable('withdrawal_accounts')
    .set({ removed_at: null, is_default: true })
    .where(...ofMember)
    .execute();
  const hash = await passwords.hash(md5(testWithdrawalPassword));
  await db
    .updateTable('withdrawal_passwords')
    .set({ hash })
    .where(...ofMember)
    .execute();
}
