import pinyin from './region-pinyin.json';

/** Regions most members' phones are from, listed first in this order. */
export const usualRegions: readonly string[] = [
  'CN',
  'HK',
  'MO',
  'TW',
  'SG',
  'MY',
  'TH',
  'VN',
  'PH',
  'JP',
  'KR',
];

/** What else a region is called, in both scripts and in short. */
const alsoCalled: Readonly<Record<string, string>> = {
  CN: '中国大陆 中國大陸 大陆 大陸 内地 內地 中国 中國 mainland',
  HK: '香港',
  MO: '澳门 澳門 macau',
  TW: '台湾 台灣 臺灣',
  AE: '阿联酋 阿聯酋 迪拜 杜拜 uae',
  CF: '中非',
  GB: '大不列颠 英格兰 uk england',
  KP: '北韩 北韓 北朝鲜',
  KR: '南韩 南韓',
  LA: '寮国 寮國',
  NZ: '纽西兰 紐西蘭',
  US: 'usa america',
};

const names = ['zh-Hans', 'zh-Hant', 'en'].map(language => namesIn(language));
const pinyinOf: Readonly<Record<string, string | undefined>> = pinyin;

/**
 * Search words of a region besides the visible text: its names in both scripts and in English, its pinyin in full and
 * by first letters ("zhongguodalu", "zgdl"), its ISO code.
 */
export function wordsOfRegion(iso2: string): string {
  const syllables = pinyinOf[iso2]?.split(' ') ?? [];
  const called = names.map(name => name(iso2));
  const spelt = [syllables.join(''), syllables.map(syllable => syllable[0]).join('')];
  return [iso2, ...called, ...spelt, alsoCalled[iso2]].filter(Boolean).join(' ');
}

/** A browser that does not know a code answers the code, and one that knows no names nothing. */
function namesIn(language: string): (iso2: string) => string {
  try {
    const known = new Intl.DisplayNames([language], { type: 'region' });
    return iso2 => known.of(iso2) ?? '';
  } catch {
    return () => '';
  }
}
