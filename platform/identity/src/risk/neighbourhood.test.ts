import { expect, it } from 'vitest';
import { neighbourhoodOf } from './neighbourhood.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['203.0.114.7', '203.0.114'],
  ['2001:DB8:00aa:1::5', '2001:db8:aa::'],
  ['2001:db8:aa:2::6', '2001:db8:aa::'],
  ['fe80::1', 'fe80::'],
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => expect(neighbourhoodOf(address)).toBe(network));
