import { PassThrough } from 'node:stream';
import { contract } from '@lobby/api-client/contract';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { md5, testClient } from './testing/test-client.ts';
import { testPlatform } from './testing/test-platform.ts';

function recorded() {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', chunk => lines.push(String(chunk)));
  return { log: createLog({ level: 'trace', dev: false }, stream), text: () => lines.join('') };
}

it('never writes a secret, wherever it turns up', () => {
  const { log, text } = recorded();
  const canaries = {
    md5: md5('canary'),
    token: 'Canary-token_abcdefghijklmnopqrstuvwxyz0123'.slice(0, 43),
    sign: 'v1.xinghe-1.CanaryCanaryCanaryCanaryCanaryCanaryCanary',
    code: '918273',
  };
  log.info({ password: canaries.md5, token: canaries.token, code: canaries.code }, 'top');
  log.info({ input: { secondPassword: canaries.md5, grant: canaries.token, code: canaries.code } }, 'nested');
  log.info({ req: { headers: { 'x-api-token': canaries.token, 'x-api-sign': canaries.sign } } }, 'headers');
  log.info(`login with ${canaries.md5} and ${canaries.token} signed ${canaries.sign}`);
  const failure = Object.assign(new Error(`no row for ${canaries.md5}`), { parameters: [canaries.token] });
  log.error({ err: new Error('outer', { cause: failure }) }, 'failed');
  log.error(failure);
  for (const canary of Object.values(canaries)) expect(text()).not.toContain(canary);
  expect(text().match(/"msg"/g)).toHaveLength(6);
});

it('writes none of a member’s secrets while registering, logging in, failing and logging out', async () => {
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
