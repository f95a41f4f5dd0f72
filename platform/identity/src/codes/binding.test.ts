import type { RunningPlatform } from '@lobby/platform/platform';
import { lastCode } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenHash } from '../sessions/tokens.ts';
import type { Purpose } from './codes.tables.ts';
import { sendCode } from './sending/send-code.ts';
import { type Claim, openVerification, subjectOf, tryCode } from './verifications.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

/** Every purpose; a new one does not compile until it is here. */
const purposes = Object.keys({
  'reset-phone': true,
  'reset-email': true,
  'new-device': true,
  'bind-phone': true,
  'bind-email': true,
  'change-phone': true,
  'change-email': true,
  'change-password': true,
  'add-passkey': true,
  'remove-passkey': true,
  'add-payout-account': true,
  'remove-payout-account': true,
  'default-payout-account': true,
  'withdrawal-password': true,
  'reset-withdrawal-password': true,
  withdrawal: true,
} satisfies Record<Purpose, true>) as Purpose[];

it('accepts a code for the purpose it was sent for and rejects it for every other purpose', async () => {
  const { db, keys, sites } = running.platform;
  const site = sites.byId('1001');
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('name', '=', 'demo66')
    .executeTakeFirstOrThrow();
  if (!site) throw new Error('site 1001 is missing');
  const subject = (name: string, target: string) => subjectOf(keys, name, target);
  const base: Omit<Claim, 'ticket'> = {
    siteId: '1001',
    deviceId: 'device-1',
    purpose: 'reset-phone',
    subject: subject('demo66', '+86 13800138066'),
  };
  const abouts: Omit<Claim, 'ticket'>[] = [
    ...purposes.map(purpose => ({ ...base, purpose })),
    { ...base, deviceId: 'device-2' },
    { ...base, siteId: '1002' },
    { ...base, subject: subject('demo88', '+86 13800138066') },
    { ...base, subject: subject('demo66', '+86 13900139000') },
  ];
  const at = Date.now();
  const sent = [];
  for (const [index, about] of abouts.entries()) {
    const ticket = await openVerification(db, { ...about, memberId: member.id }, at);
    const to = `target ${index}`;
    await sendCode(
      running.platform,
      { site, verificationId: tokenHash(ticket), channel: 'sms', locale: 'zh-CN', to },
      at,
    );
    sent.push({ claim: { ...about, ticket }, code: lastCode(running, to) });
  }

  let [pairs, accepted] = [0, 0];
  const attempt = async (claim: Claim, code: string) => {
    pairs += 1;
    await tryCode(db, keys, claim, code, at).then(
      () => (accepted += 1),
      () => {},
    );
    // Each pair is judged by itself: the five tries have their own test.
    await db.updateTable('verifications').set({ tries: 0 }).execute();
  };
  for (const one of sent) {
    for (const other of sent.filter(each => each !== one)) {
      await attempt({ ...other.claim, ticket: one.claim.ticket }, one.code);
      if (one.code !== other.code) await attempt(other.claim, one.code);
    }
  }
  expect(pairs).toBeGreaterThan(250);
  expect(accepted).toBe(0);

  for (const { claim, code } of sent) await attempt(claim, code);
  expect(accepted).toBe(abouts.length);
});
