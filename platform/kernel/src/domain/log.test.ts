import { PassThrough } from 'node:stream';
import { contract } from '@lobby/api-client/contract';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { lastCode, otherCode } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function recorded() {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', chunk => lines.push(String(chunk)));
  return { log: createLog({ level: 'trace', dev: false }, stream), text: () => lines.join('') };
}

it('redacts a secret at any depth of a log entry', () => {
  const { log, text } = recorded();
  const canaries = {
    md5: md5('canary'),
    token: 'Canary-token_abcdefghijklmnopqrstuvwxyz0123'.slice(0, 43),
    sign: 'v1.xinghe-1.CanaryCanaryCanaryCanaryCanaryCanaryCanary',
    code: '918273',
    jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ',
  };
  log.info({ password: canaries.md5, token: canaries.token, code: canaries.code }, 'top');
  log.info({ input: { secondPassword: canaries.md5, grant: canaries.token, code: canaries.code } }, 'nested');
  log.info({ req: { headers: { 'x-api-token': canaries.token, 'x-api-sign': canaries.sign } } }, 'headers');
  log.info(`login with ${canaries.md5} and ${canaries.token} signed ${canaries.sign}, chat ${canaries.jwt}`);
  log.info({ data: { ticket: canaries.token, jwt: canaries.jwt, imageCode: canaries.code } }, 'answer');
  const failure = Object.assign(new Error(`no row for ${canaries.md5}`), { parameters: [canaries.token] });
  log.error({ err: new Error('outer', { cause: failure }) }, 'failed');
  log.error(failure);
  for (const canary of Object.values(canaries)) expect(text()).not.toContain(canary);
  expect(text().match(/"msg"/g)).toHaveLength(7);
});

it('logs no secret of a member during registration, login, failed login and logout', async () => {
  const { log, text } = recorded();
  const running = await testPlatform({}, { log });
  const client = testClient(running.url);
  const password = 'canary2026x';
  await client.join('canary1', password);
  const token = client.token;
  await client.call(contract.userSession.memberInfo, {});
  await client.send(contract.userSession.login, { name: 'canary1', password: md5('wrong') });
  // A failure deep inside: the table is gone.
  await running.platform.db.schema.alterTable('members').renameTo('members_away').execute();
  await client.send(contract.userSession.login, { name: 'canary1', password: md5(password) });
  await running.stop();
  expect(text()).toContain('a call failed');
  for (const secret of [password, md5(password), md5('wrong'), token]) expect(text()).not.toContain(secret);
});

it('logs no code, ticket or chat token during a password recovery', async () => {
  const { log, text } = recorded();
  const running = await testPlatform({}, { log });
  const client = testClient(running.url);
  const who = { name: 'demo66', phone: '+86 13800138066' };
  const { forgetByPhoneOne, forgetByPhoneTwo, forgetByPhoneThree } = contract.userRecovery;

  const { ticket } = await client.call(forgetByPhoneOne, who);
  const code = lastCode(running, who.phone);
  await client.send(forgetByPhoneTwo, { ...who, ticket, code: otherCode(code) });
  const next = await client.call(forgetByPhoneTwo, { ...who, ticket, code });
  const secret = { password: md5('canary2027x'), secondPassword: md5('canary2027x') };
  // A failure deep inside, with the ticket in hand: the table is gone.
  const { schema } = running.platform.db;
  await schema.alterTable('verifications').renameTo('verifications_away').execute();
  await client.send(forgetByPhoneThree, { ...who, ticket: next.ticket, ...secret });
  await schema.alterTable('verifications_away').renameTo('verifications').execute();
  await client.call(forgetByPhoneThree, { ...who, ticket: next.ticket, ...secret });
  await client.join('canary2');
  const { jwt } = await client.call(contract.userVerification.memberJwt, {});
  await running.stop();

  expect(text()).toContain('a call failed');
  for (const canary of [ticket, next.ticket, secret.password, jwt, '13800138066']) {
    expect(text()).not.toContain(canary);
  }
  // As a word: a time in ms may contain any six digits.
  for (const canary of [code, otherCode(code)]) expect(text()).not.toMatch(new RegExp(`\\b${canary}\\b`));
});

it('logs each cause of an aggregate error with secrets redacted', () => {
  const { log, text } = recorded();
  const reasons = [new Error('bet 7 has no hold'), new Error(`stray ${md5('canary2028x')}`)];
  log.error({ err: new AggregateError(reasons, '2 of 5 failed') }, 'the book failed');
  expect(text()).toContain('bet 7 has no hold');
  expect(text()).toContain('stray [redacted]');
});
