import { describe, expect, it } from 'vitest';
import { callerPlace } from './caller-place.ts';

const sent = { 'cf-ipcountry': 'cn', 'x-geo-city': 'Shenzhen' };
const trust = { trustedProxies: 1, placeHeaders: { country: 'cf-ipcountry', city: 'x-geo-city' } };
const placeOf = (headers: Record<string, string>, peer = '10.0.0.1') =>
  callerPlace(peer, name => new Headers(headers).get(name) ?? '', trust);

describe('the location of a caller', () => {
  it('is read from the headers an operator configures, of a trusted proxy', () => {
    expect(placeOf(sent)).toEqual({ country: 'CN', city: 'Shenzhen' });
  });

  it('is empty for callers that bypass the proxies, without proxies, and without configured headers', () => {
    expect(placeOf(sent, '198.51.100.7')).toEqual({ country: '', city: '' });
    const headers = (name: string) => new Headers(sent).get(name) ?? '';
    expect(callerPlace('10.0.0.1', headers, { ...trust, trustedProxies: 0 }).country).toBe('');
    const unnamed = { trustedProxies: 1, placeHeaders: { country: '', city: '' } };
    expect(callerPlace('10.0.0.1', headers, unnamed)).toEqual({ country: '', city: '' });
  });

  it('decodes UTF-8 city names, and ignores values that are not names', () => {
    const city = Buffer.from('深圳', 'utf8').toString('latin1');
    expect(placeOf({ 'x-geo-city': city }).city).toBe('深圳');
    for (const wrong of ['<b>x</b>', 'a"b', 'x'.repeat(41), '{}'])
      expect(placeOf({ 'x-geo-city': wrong }).city).toBe('');
    for (const wrong of ['XX', 'T1', 'China', ''])
      expect(placeOf({ 'cf-ipcountry': wrong }).country).toBe('');
  });
});
