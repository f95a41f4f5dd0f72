import { expect, it } from 'vitest';
import { deviceLabel, maskAddress } from './device-label.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
    'Safari · macOS',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Mobile Safari/604.1`, 'Safari · iPhone'],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/141.0 Mobile Safari/537.36`, 'Chrome · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.0', ''],
  ['', ''],
])('%s is %s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));

it.each([
  ['203.0.113.7', '203.0.*.*'],
  ['2001:db8:aa::5', '2001:db8:*'],
  ['::1', '127.0.*.*'],
  ['unknown', ''],
])('of the address %s is shown %s', (address, shown) => expect(maskAddress(address)).toBe(shown));
