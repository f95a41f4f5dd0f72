import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handClock } from '../kernel/clock.ts';
import type { RunningPlatform } from '../platform.ts';
import { joinMember } from '../testing/test-account.ts';
import { md5, testClient } from '../testing/test-client.ts';
import { testPlatform } from '../testing/test-platform.ts';

const { bindPhone, bindPasswordByPhone } = contract.userBinding;
const clock = handClock(Date.now());
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
});
afterAll(() => running.stop());

it('accepts no code of another purpose, target, device or member', async () => {
  const [phone, next, email] = ['+86 13912340041', '+86 13912340042', 'pairs@example.com'];
  const member = await joinMember(running, clock, 'pairs01');
  const other = await joinMember(running, clock, 'pairs02');
  const { db } = running.platform;
  const rowOf = () => db.selectFrom('members').selectAll().where('id', '=', member.userId).execute();
  await db.updateTable('members').set({ phone, email }).where('id', '=', member.userId).execute();
  const before = await rowOf();
  const elsewhere = testClient(running.url, '1001', { now: () => clock.now() });
  elsewhere.token = member.client.token;
  const orders = [
    { type: 4, via: 'phone', to: next },
    { type: 4, via: 'phone', to: '+86 13912340043' },
    { type: 4, via: 'email', to: 'next@example.com' },
    { type: 5, via: 'phone', to: phone },
    { type: 5, via: 'email', to: email },
    { type: 6, via: 'phone', to: phone },
    { type: 6, via: 'email', to: email },
    { type: 7, via: 'phone', to: phone },
    { type: 7, via: 'email', to: email },
  ] as const;
  const proofs = new Map<string, { ticket: string; code: string }>();
  for (const order of orders) {
    proofs.set(`${order.type} ${order.to}`, await member.ask(order));
    // Codes are a minute apart, and all are to be good until the last pair.
    await db
      .updateTable('verifications')
      .set({ expires_at: BigInt(clock.now() + 3_600_000), code_expires_at: BigInt(clock.now() + 3_600_000) })
      .execute();
  }
  proofs.set('another device', await member.ask(orders[0], elsewhere));
  proofs.set('another member', await other.ask(orders[0]));

  const secret = {
    oldPassword: md5('lobby2026x'),
    password: md5('better2026'),
    secondPassword: md5('better2026'),
  };
  const [rightProof, rightPermit] = [`4 ${next}`, `5 ${phone}`];
  let [pairs, accepted] = [0, 0];
  for (const [of, proof] of proofs) {
    for (const [permitOf, permit] of proofs) {
      if (of === rightProof && (permitOf === rightPermit || permitOf === `5 ${email}`)) continue;
      for (const via of ['phone', 'email'] as const) {
        pairs += 1;
        const confirmation = { via, ...permit };
        const answer = await member.client.send(bindPhone, { phone: next, ...proof, confirmation });
        if (answer.status_code === codeOf('success')) accepted += 1;
        await db.updateTable('verifications').set({ tries: 0 }).execute();
      }
    }
    if (of === `7 ${phone}`) continue;
    pairs += 1;
    const changed = await member.client.send(bindPasswordByPhone, { ...secret, ...proof });
    if (changed.status_code === codeOf('success')) accepted += 1;
    await db.updateTable('verifications').set({ tries: 0 }).execute();
  }
  expect({ pairs, accepted }).toEqual({ pairs: 248, accepted: 0 });
  expect(await rowOf()).toEqual(before);

  const [proof, permit] = [proofs.get(rightProof), proofs.get(rightPermit)];
  if (!proof || !permit) throw new Error('the right pair was not asked for');
  const confirmation = { via: 'phone' as const, ...permit };
  await member.client.call(bindPhone, { phone: next, ...proof, confirmation });
});
