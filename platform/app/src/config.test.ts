import { expect, it } from 'vitest';
import { defaultConfig, readConfig } from './config.ts';

it('is the default without flags and environment', () => {
  expect(readConfig([], {})).toEqual(defaultConfig);
});

it('prefers a flag to the environment', () => {
  const config = readConfig(['--port', '5201', '--fixtures', 'a.json', '--fixtures', 'b.json'], {
    LOBBY_PORT: '1',
    LOBBY_SPEED: '60',
  });
  expect(config).toMatchObject({ port: 5201, fixtures: ['a.json', 'b.json'], speed: 60 });
});

it('creates no demo members unless a number is given', () => {
  expect(readConfig([], {}).demoMembers).toBe(0);
  expect(readConfig(['--demo-members', '2'], {}).demoMembers).toBe(2);
  expect(readConfig([], { LOBBY_DEMO_MEMBERS: '6' }).demoMembers).toBe(6);
  expect(() => readConfig(['--demo-members', '1.5'], {})).toThrow('must be a whole number');
});

it('treats an empty variable as unset', () => {
  expect(readConfig([], { DATABASE_URL: '', NATS_URL: '', LOBBY_PEPPER: '', LOBBY_SEED: '' })).toEqual(
    defaultConfig,
  );
});

it.each([
  [['--port', 'many'], {}, '--port must be a number'],
  [['--speed', '0'], {}, '--speed must be a number of at least 0.01'],
  [[], { LOBBY_PROXY_NETWORKS: 'all' }, 'LOBBY_PROXY_NETWORKS must be networks such as'],
  [[], { LOBBY_TRUSTED_PROXIES: '0.5' }, 'LOBBY_TRUSTED_PROXIES must be a whole number'],
  [[], { LOBBY_PROXY_NETWORKS: '10.0.0.5/' }, 'LOBBY_PROXY_NETWORKS must be networks such as'],
  [[], { LOBBY_CAPTCHA_BITS: '25' }, 'LOBBY_CAPTCHA_BITS must be a whole number from 0 to 24'],
  [[], { NATS_URL: 'localhost:4222' }, 'NATS_URL must be nats://'],
  [[], { LOBBY_CAPTCHA: 'slider' }, 'LOBBY_CAPTCHA must be off, own or geetest'],
])('says what is wrong with %j %j', (argv, env, words) => {
  expect(() => readConfig(argv, env)).toThrow(words);
});
