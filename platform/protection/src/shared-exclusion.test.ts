import { contract } from '@lobby/api-client/contract';
import { mailboxKey, readMailbox } from '@lobby/api-client/member-rules';
import { codeOf } from '@lobby/api-client/result-codes';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { joinMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLookMs } from './recall-paused.ts';

const { playerProtection: calls, userBinding: binding } = contract;
const clock = manualClock(Date.parse('2026-11-25T02:00:00Z'));
let running: RunningPlatform;
let spelt = 0;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

/** A member of the other site; `bound` is written past the codes. */
async function abroad(name: string, bound: { phone?: string; email?: string } = {}) {
  const client = testClient(running.url, '1002', { now: () => clock.now() });
  const { userId } = await client.join(name);
  await bind(userId, bound);
  return { client, userId };
}
const bind = (userId: string, bound: { phone?: string; email?: string }) =>
  Object.keys(bound).length === 0
    ? undefined
    : running.platform.db.updateTable('members').set(bound).where('id', '=', userId).execute();
/** Ends the term of an exclusion at an instant, and asks for its end then if that is wanted. */
const over = (userId: string, at: number, { isAsked = true } = {}) =>
  running.platform.db
    .updateTable('member_protection')
    .set({ paused_at: BigInt(at), paused_until: BigInt(at), end_asked_at: isAsked ? BigInt(at) : null })
    .where('member_id', '=', userId)
    .execute();
const rowOf = (userId: string) =>
  running.platform.db
    .selectFrom('member_protection')
    .selectAll()
    .where('member_id', '=', userId)
    .executeTakeFirst();
const home = (name: string) => joinMember(running, clock, name);

describe('an exclusion at one site', () => {
  it.each([
    ['phone', { phone: '+86 13912360001' }],
    ['mailbox', { email: 'same.person@example.com' }],
  ])('begins at the other for who has the same %s, with the same end', async (what, bound) => {
    const own = await home(`${what}1`);
    await bind(own.userId, bound);
    const other = await abroad(`${what}2`, bound);
    const stranger = await abroad(`${what}3`, { email: `${what}3@example.com` });
    const { pause } = await own.client.call(calls.exclude, { months: 6, agreed: true });
    expect(await rowOf(other.userId)).toMatchObject({
      pause: 'exclusion',
      paused_until: BigInt(pause?.until ?? 0),
      end_asked_at: null,
      // Its money at venues comes home with the same look as the member's own.
      recall_at: BigInt(clock.now() + firstLookMs),
    });
    expect(await rowOf(stranger.userId)).toBeUndefined();
    // The session there has ended, with no word of where.
    expect(await other.client.send(calls.protectionInfo, {})).toMatchObject({
      status_code: codeOf('login-expired'),
      data: { ended: 'elsewhere' },
    });
  });

  it('leaves a longer one at the other as it is', async () => {
    const phone = '+86 13912360003';
    const [own, other] = [await home('longer1'), await abroad('longer2')];
    await other.client.call(calls.exclude, { months: 60, agreed: true });
    const before = await rowOf(other.userId);
    await bind(own.userId, { phone });
    await bind(other.userId, { phone });
    await own.client.call(calls.exclude, { months: 6, agreed: true });
    expect(await rowOf(other.userId)).toEqual(before);
    expect((await other.client.send(calls.protectionInfo, {})).status_code).toBe(codeOf('success'));
  });

  it('of somebody with nothing bound begins nowhere else', async () => {
    const [own, other] = [await home('unbound1'), await abroad('unbound2')];
    await own.client.call(calls.exclude, { months: 6, agreed: true });
    expect(await rowOf(other.userId)).toBeUndefined();
  });
});

it('a time-out is not carried to the other site', async () => {
  const phone = '+86 13912360004';
  const [own, other] = [await home('timeout1'), await abroad('timeout2', { phone })];
  await bind(own.userId, { phone });
  await own.client.call(calls.timeOut, { hours: 720, agreed: true });
  expect(await rowOf(other.userId)).toBeUndefined();
});

it.each([
  ['same.one@example.com', 'same.one@example.com.'],
  ['same.two@gmail.com', 'sametwo+play@googlemail.com'],
])('the exclusion of who bound %s is that of who binds %j at the other site', async (mailbox, typed) => {
  spelt += 1;
  const other = await abroad(`spelt${spelt}b`);
  await running.platform.db
    .updateTable('members')
    .set({ email: mailbox, email_key: mailboxKey(mailbox) })
    .where('id', '=', other.userId)
    .execute();
  await other.client.call(calls.exclude, { months: 6, agreed: true });
  const own = await home(`spelt${spelt}a`);
  const proof = await own.ask({ type: 4, via: 'email', to: readMailbox(typed) ?? '' });
  await own.client.call(binding.bindEmail, { email: typed, ...proof });
  expect(await rowOf(own.userId)).toMatchObject({ pause: 'exclusion' });
});

describe('a phone that is bound later', () => {
  const bindPhone = async (name: string, phone: string) => {
    const own = await home(name);
    const proof = await own.ask({ type: 4, via: 'phone', to: phone });
    const answer = await own.client.send(binding.bindPhone, { phone, ...proof });
    return { ...own, answer };
  };

  it('and is that of an excluded member of the other site begins the exclusion, with its end, for the binder', async () => {
    const phone = '+86 13912360005';
    const other = await abroad('later2', { phone });
    const { pause } = await other.client.call(calls.exclude, { months: 12, agreed: true });
    const { userId, client, answer } = await bindPhone('later1', phone);
    // The answer says nothing of it.
    expect(answer).toMatchObject({ status_code: codeOf('success'), data: null });
    expect(await rowOf(userId)).toMatchObject({
      pause: 'exclusion',
      paused_at: BigInt(clock.now()),
      paused_until: BigInt(pause?.until ?? 0),
      end_asked_at: null,
    });
    const info = await client.call(calls.protectionInfo, {});
    expect(info.pause).toEqual({ ...pause, since: clock.now() });
  });

  it('and is that of one whose term is over, begins the exclusion, whose end can be asked for at once', async () => {
    const phone = '+86 13912360008';
    const other = await abroad('overdue2', { phone });
    await other.client.call(calls.exclude, { months: 6, agreed: true });
    await over(other.userId, clock.now() - hour, { isAsked: false });
    const { client, answer } = await bindPhone('overdue1', phone);
    expect(answer.status_code).toBe(codeOf('success'));
    const asked = await client.call(calls.endExclusion, {});
    expect(asked.pause).toMatchObject({ kind: 'exclusion', endsAt: clock.now() + 24 * hour });
  });

  it('and is that of a member in a time-out, or of one whose exclusion is over, begins nothing', async () => {
    const [paused, free] = ['+86 13912360006', '+86 13912360007'];
    const resting = await abroad('rests1', { phone: paused });
    await resting.client.call(calls.timeOut, { hours: 168, agreed: true });
    const back = await abroad('isback1', { phone: free });
    await back.client.call(calls.exclude, { months: 6, agreed: true });
    await over(back.userId, clock.now() - 48 * hour);
    for (const [name, phone] of [
      ['binder1', paused],
      ['binder2', free],
    ] as const) {
      const { userId } = await bindPhone(name, phone);
      expect((await rowOf(userId))?.pause ?? '').toBe('');
    }
  });
});
