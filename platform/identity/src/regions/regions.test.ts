import { existsSync, readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneCases } from './phone-cases.ts';
import { isMobile, regions } from './regions.ts';

const shared = new URL('../../../../../shared/data/', import.meta.url);
const readShared = (file: string) => JSON.parse(readFileSync(new URL(file, shared), 'utf8'));

interface PhoneCase {
  input: { area: string; iso2: string; national: string };
  expected: { plain_regex: boolean };
}

/** Without the trunk 0s and full-width digits that only the library forgives. */
function judge({ area, iso2, national }: PhoneCase['input']): boolean {
  const region = regions.find(each => each.iso2 === iso2 && each.areaCode === area);
  return region !== undefined && new RegExp(region.regex).test(national);
}

describe('the pattern of each region', () => {
  it('is there for 245 regions, anchored', () => {
    expect(regions).toHaveLength(245);
    for (const { regex, areaCode } of regions) {
      expect(regex).toMatch(/^\^\(\?:.+\)\$$/);
      expect(areaCode).toMatch(/^\+\d{1,3}$/);
    }
  });

  it.each(phoneCases)('%s %s %s: %s', (area, iso2, national, valid) => {
    expect(judge({ area, iso2, national })).toBe(valid);
  });

  it.skipIf(!existsSync(new URL('cases/phone.json', shared)))('judges every acceptance case', () => {
    const { cases, count }: { cases: PhoneCase[]; count: number } = readShared('cases/phone.json');
    expect(cases).toHaveLength(count);
    expect(cases.filter(each => judge(each.input) !== each.expected.plain_regex)).toEqual([]);
  });

  it.skipIf(!existsSync(new URL('countries_mobile.json', shared)))(
    'is that of the list we were given',
    () => {
      const { countries } = readShared('countries_mobile.json');
      const pick = ({ iso2, areaCode, regex }: (typeof regions)[number]) => ({ iso2, areaCode, regex });
      expect(countries.map(pick)).toEqual(expect.arrayContaining(regions.map(pick)));
    },
  );
});

describe('a phone as it is stored', () => {
  it.each([
    ['+86 13800138066', true],
    ['+1 2684641234', true],
    ['+86 1380013806', false],
    ['+86 138001380666', false],
    ['+86 23800138066', false],
    ['13800138066', false],
    ['+86 13800138066 9', false],
    ['+86 13800138066 ', false],
    ['+86  13800138066', false],
    ['+999 13800138066', false],
  ])('%s is a mobile number: %s', (phone, mobile) => expect(isMobile(phone)).toBe(mobile));
});

describe('the list of regions', () => {
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await testPlatform();
  });
  afterAll(() => running.stop());
  const list = (request: { area?: string; langx?: string }) =>
    testClient(running.url).call(contract.countryArea.queryCountryArea, request);

  it('begins with China and names all 245, in both scripts', async () => {
    const [simplified, traditional] = [await list({}), await list({ langx: 'zh-TW' })];
    expect(simplified).toHaveLength(245);
    expect(traditional).toHaveLength(245);
    expect(simplified[0]).toMatchObject({ iso2: 'CN', areaName: '中国', areaCode: '+86' });
    expect(traditional[0]).toMatchObject({ iso2: 'CN', areaName: '中國' });
    expect(simplified.filter(region => region.areaName === region.iso2)).toEqual([]);
  });

  it('can be searched by name and by calling code', async () => {
    expect(await list({ area: '新加坡' })).toMatchObject([{ iso2: 'SG', areaCode: '+65' }]);
    const codes = (await list({ area: '+852' })).map(region => region.iso2);
    expect(codes).toEqual(['HK']);
  });
});
