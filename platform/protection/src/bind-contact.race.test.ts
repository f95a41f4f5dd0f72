import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import { bindContact } from '@lobby/platform-identity/account/bindings/bind-contact';
import { boundMember } from '@lobby/platform-identity/account/bound-member';
import { contacts } from '@lobby/platform-identity/codes/contacts';
import { sendCode } from '@lobby/platform-identity/codes/sending/send-code';
import { openVerification, subjectOf } from '@lobby/platform-identity/codes/verifications';
import { tokenHash } from '@lobby/platform-identity/sessions/tokens';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { nowhere } from '@lobby/platform-kernel/calls/place';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { lastCode } from '@lobby/platform-testing/members/test-codes';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindInTurn } from './bind-in-turn.ts';

const title = onPostgres('bindings on two servers');

describe.skipIf(!testDatabaseUrl)(title, () => {
  const at = Date.now();
  const deviceId = 'device-1';
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: RunningPlatform[] = [];
  const seat = (n: number) => {
    const server = servers[n % servers.length];
    if (!server) throw new Error('the servers have not started');
    return server;
  };

  beforeAll(async () => {
    database = await throwawayDatabase();
    const config = { ...testConfig, inMemory: false, databaseUrl: database.url };
    servers = [await startPlatform(config), await startPlatform(config)];
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await database?.drop();
  });

  /** A call of this member to one of the servers. */
  function contextOf(n: number, memberId: string): Context {
    const { db, clock, log, sites } = seat(n).platform;
    const site = sites.byId('1001');
    if (!site) throw new Error('site 1001 is missing');
    const member = { id: memberId, name: memberId, siteId: site.id, registeredAt: 0, sessionId: '' };
    const caller = { deviceId, requestId: '', ip: '203.0.113.7', place: nowhere, userAgent: '' };
    const readAlso = () => Promise.reject(new Error('not in this test'));
    return { db, clock, log, site, member, ...caller, readAlso };
  }

  /** A code sent to the phone for this member, past the limit of one a minute. */
  async function codeFor(memberId: string, phone: string) {
    const { platform } = seat(0);
    const { site } = contextOf(0, memberId);
    const subject = subjectOf(platform.keys, memberId, phone);
    const about = { siteId: site.id, deviceId, purpose: 'bind-phone', subject, memberId } as const;
    const ticket = await openVerification(platform.db, about, at);
    const verificationId = tokenHash(ticket);
    await sendCode(platform, { site, verificationId, channel: 'sms', locale: 'zh-CN', to: phone }, at);
    return { ticket, code: lastCode(seat(0), phone) };
  }

  it('let one of 100 members have a phone that all bind at once, and lose nobody’s code', async () => {
    const phone = '+86 13612340001';
    const binds: (() => Promise<string>)[] = [];
    for (let n = 0; n < 100; n += 1) {
      const id = await addMember(seat(0).platform.db, { siteId: '1001', fen: 100n, at });
      const proof = await codeFor(id, phone);
      binds.push(async () => {
        const ctx = contextOf(n, id);
        const change = { contact: contacts.phone, typed: phone, ...proof };
        return bindContact(
          { ...seat(n).platform, runBinding: bindInTurn(seat(n).platform, async () => true) },
          ctx,
          await boundMember(ctx),
          change,
        ).then(
          () => 'bound',
          error => (error instanceof Refusal ? `${error.result} ${error.reason}` : Promise.reject(error)),
        );
      });
    }
    const outcomes = await Promise.all(binds.map(bind => bind()));
    const count = (outcome: string) => outcomes.filter(each => each === outcome).length;
    expect([count('bound'), count('data-exists phone-taken')]).toEqual([1, 99]);
    const { db } = seat(0).platform;
    expect(await db.selectFrom('members').select('id').where('phone', '=', phone).execute()).toHaveLength(1);
    const left = await db.selectFrom('verifications').select('id').execute();
    expect(left).toHaveLength(99);
  });

  it('let a member bind one of many phones that are bound at once', async () => {
    const id = await addMember(seat(0).platform.db, { siteId: '1001', fen: 100n, at });
    const phones = Array.from({ length: 10 }, (_, n) => `+86 1361234${1000 + n}`);
    const proofs = await Promise.all(phones.map(phone => codeFor(id, phone)));
    const member = await boundMember(contextOf(0, id));
    const outcomes = await Promise.allSettled(
      phones.map((typed, n) => {
        const proof = proofs[n] ?? { ticket: '', code: '' };
        const change = { contact: contacts.phone, typed, ...proof };
        return bindContact(
          { ...seat(n).platform, runBinding: bindInTurn(seat(n).platform, async () => true) },
          contextOf(n, id),
          member,
          change,
        );
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal);
  });
});
