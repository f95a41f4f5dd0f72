import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the budget of %s is that of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ...['unknown', '_hidden', 'localhost', '203.0.113.999', '203.0.113', '0xcb007109', '', ' ', '<script>'],
  ...[
    '203.0.113.9:port',
    '203.0.113.9 198.51.100.7',
    '[203.0.113.9',
    '2001:db8::7]',
    '2001:db8::g',
    '1'.repeat(500),
  ],
])('a proxy that writes %j names no caller: the caller is the proxy', written => {
  expect(callerAddress('127.0.0.1', written, { trustedProxies: 1 })).toBe('127.0.0.1');
  expect(callerAddress('127.0.0.1', `198.51.100.7, ${written}`, { trustedProxies: 1 })).toBe('127.0.0.1');
});

it('counts an entry that a proxy left empty: what is before it may be the caller’s own', () => {
  expect(callerAddress('127.0.0.1', '198.51.100.7,', { trustedProxies: 1 })).toBe('127.0.0.1');
});

it.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
])('a proxy that writes %s means %s: a new port is no new caller', (written, address) => {
  expect(callerAddress('127.0.0.1', written, { trustedProxies: 1 })).toBe(address);
});
