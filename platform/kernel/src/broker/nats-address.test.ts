import { expect, it } from 'vitest';
import { readNatsAddress } from './nats-address.ts';

it.each([
  ['nats://nats', ['nats:4222'], {}],
  ['nats://10.0.0.5:4223', ['10.0.0.5:4223'], {}],
  ['nats://[::1]:4222', ['[::1]:4222'], {}],
  ['nats://lobby:p%40ss@a:1, nats://b', ['a:1', 'b:4222'], { user: 'lobby', pass: 'p@ss' }],
  ['nats://a-token@a', ['a:4222'], { token: 'a-token' }],
  ['tls://a', ['a:4222'], { tls: {} }],
])('reads %s', (text, servers, login) => {
  expect(readNatsAddress(text)).toEqual({ servers, login });
});

it.each([
  'nats',
  'http://a',
  'nats://',
  'nats://tom:secret-7@',
  'nats://tom:secret-7@a/b',
  'nats://tom:secret-7@a,b',
])('refuses %s without repeating it', text => {
  expect(() => readNatsAddress(text)).toThrow(/^(?!.*secret-7)NATS_URL must be nats:\/\//);
});
