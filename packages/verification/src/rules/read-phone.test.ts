import { describe, expect, it } from 'vitest';
import type { Region } from './contact.ts';
import { readPhone } from './read-phone.ts';

const region = (iso2: string, areaCode: string, regex: string): Region => ({
  iso2,
  areaName: iso2,
  areaCode,
  regex,
});
const china = region('CN', '+86', '^1[3-9]\\d{9}$');
const regions = [
  china,
  region('HK', '+852', '^[4-9]\\d{7}$'),
  region('TW', '+886', '^9\\d{8}$'),
  region('US', '+1', '^[2-9]\\d{9}$'),
  region('AS', '+1', '^684\\d{7}$'),
  region('GB', '+44', '^7\\d{9}$'),
  region('DE', '+49', '^1[5-7]\\d{8,9}$'),
];
const read = (typed: string, over: { chosen?: Region; settled?: boolean } = {}) => {
  const { region, text } = readPhone(typed, { list: regions, chosen: china, settled: false, ...over });
  return `${region.iso2} ${text}`;
};

describe('a pasted phone number', () => {
  it.each([
    ['+86 138-0013-8066', 'CN 13800138066'],
    ['+8613800138066', 'CN 13800138066'],
    ['(+86) 138 0013 8066', 'CN 13800138066'],
    ['0086 13800138066', 'CN 13800138066'],
    ['8613800138066', 'CN 13800138066'],
    ['＋８６　１３８００１３８０６６', 'CN 13800138066'],
    ['００８６１３８００１３８０６６', 'CN 13800138066'],
    ['138 0013 8066', 'CN 13800138066'],
    ['013800138066', 'CN 13800138066'],
    ['\u202a+86 138 0013 8066\u202c', 'CN 13800138066'],
    ['+852 5123 4567', 'HK 51234567'],
    ['00852-51234567', 'HK 51234567'],
    ['+886 0912-345-678', 'TW 912345678'],
    ['+44 (0)7911 123456', 'GB 7911123456'],
    ['+1 (415) 555-2671', 'US 4155552671'],
  ])('%s is %s', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it('with a shared calling code belongs to the chosen region if it matches its pattern', () => {
    const samoa = regions.find(each => each.iso2 === 'AS');
    expect(read('+1 684 733 1234', { chosen: samoa })).toBe('AS 6847331234');
    expect(read('+1 415 555 2671', { chosen: samoa })).toBe('US 4155552671');
  });
});

describe('a phone number while it is typed', () => {
  it('keeps its calling code until the number is complete', () => {
    const steps = ['+', '+8', '+86', '+861380013806', '+8613800138066'];
    expect(steps.map(step => read(step))).toEqual([
      'CN +',
      'CN +8',
      'CN +86',
      'CN +861380013806',
      'CN 13800138066',
    ]);
  });

  it('allows a calling code without its plus, and at most eleven digits otherwise', () => {
    expect(read('861380013806')).toBe('CN 861380013806');
    expect(read('1280013806699')).toBe('CN 12800138066');
  });

  it('that is incomplete is read as far as possible', () => {
    expect(read('+852 512', { settled: true })).toBe('HK 512');
    expect(read('+999 512', { settled: true })).toBe('CN +999512');
    expect(read('138', { settled: true })).toBe('CN 138');
    expect(read('', { settled: true })).toBe('CN ');
  });
});
