import { contract } from '@lobby/api-client/contract';
import { everyMethod } from '@lobby/api-client/contract/game/every-method';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const ask = (method: string, fields: object = {}, token = '') =>
  testClient(running.url, '1002').send(contract.venue.resource, {
    method,
    enName: 'CRTY',
    Request: { token, langx: 'zh-CN', ...fields },
  });

describe('a visitor with an empty venue token', () => {
  it('reads the lists and their counts', async () => {
    const counts = await ask('get_league_count');
    expect(counts.status_code).toBe(codeOf('success'));
    const list = await ask('get_game_list', { gtype: 'FT', showtype: 'early' });
    expect(list.status_code).toBe(codeOf('success'));
  });

  it.each(everyMethod.filter(({ access }) => access === 'member').map(({ method }) => [method]))(
    'is refused %s, whatever the venue token',
    async method => {
      expect((await ask(method)).status_code).toBe(codeOf('login-expired'));
      expect((await ask(method, {}, 'of somebody')).status_code).toBe(codeOf('login-expired'));
    },
  );

  it('is not given a venue token', async () => {
    const launched = await testClient(running.url, '1002').send(contract.venue.launch, { enName: 'CRTY' });
    expect(launched.status_code).toBe(codeOf('login-expired'));
  });
});
