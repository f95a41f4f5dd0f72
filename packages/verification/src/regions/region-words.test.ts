import { describe, expect, it } from 'vitest';
import pinyin from './region-pinyin.json';
import { usualRegions, wordsOfRegion } from './region-words.ts';

const found = (query: string) =>
  Object.keys(pinyin).filter(iso2 => wordsOfRegion(iso2).toLowerCase().includes(query));

describe('the search words of a region', () => {
  it.each([
    ['大陆', 'CN'],
    ['大陸', 'CN'],
    ['中国大陆', 'CN'],
    ['zhongguodalu', 'CN'],
    ['zgdl', 'CN'],
    ['台湾', 'TW'],
    ['台灣', 'TW'],
    ['taiwan', 'TW'],
    ['香港', 'HK'],
    ['xianggang', 'HK'],
    ['澳门', 'MO'],
    ['澳門', 'MO'],
    ['马来西亚', 'MY'],
    ['馬來西亞', 'MY'],
    ['mlxy', 'MY'],
    ['malaysia', 'MY'],
    ['新加坡', 'SG'],
    ['xinjiapo', 'SG'],
    ['bilu', 'PE'],
  ])('%s finds %s', (query, iso2) => {
    expect(found(query)).toContain(iso2);
  });

  it('exist for each of the 245 regions, in letters only', () => {
    expect(Object.keys(pinyin)).toHaveLength(245);
    expect(Object.values(pinyin).filter(text => !/^[a-z]+( [a-z]+)*$/.test(text))).toEqual([]);
    expect(usualRegions.filter(iso2 => !(iso2 in pinyin))).toEqual([]);
  });
});
