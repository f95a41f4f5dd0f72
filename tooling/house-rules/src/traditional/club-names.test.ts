import { isTraditional, replacedIn, simplifiedOnlyIn } from '@lobby/i18n/simplified';
import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from '../repository.ts';

/**
 * Names of clubs and leagues as Taiwan writes them. A name that follows a sound keeps 里, 干, 布, 采 and 于: what a
 * converter of words makes of them means something else, or is a swear word.
 */

interface Named {
  readonly where: string;
  readonly simplified: string;
  readonly traditional: string;
}

const files = filesLike(/^platform\/(leagues|simulation|simulated-feed)\/src\/.+\.ts$/).filter(
  file => !isTest(file),
);

/** The rows of a league's table, `English name | 简体 | 繁體 | rating`, and its own names. */
const names: readonly Named[] = files.flatMap(where => {
  const text = read(where);
  const rows = [...text.matchAll(/^[^|\n]+\|([^|\n]+)\|([^|\n]+)\| *\d+ *$/gm)];
  const pairs = [...text.matchAll(/'zh-CN': '([^']+)', 'zh-TW': '([^']+)'/g)];
  return [...rows, ...pairs].map(([, simplified = '', traditional = '']) => ({
    where,
    simplified: simplified.trim(),
    traditional: traditional.trim(),
  }));
});

/** Written in place of the character that both scripts have, because the name is a word of Chinese, or a Chinese name. */
const meant: Readonly<Record<string, readonly string[]>> = {
  雲: ['云南', '云顶', '云达', '云罗', '支云'],
  製: ['制铁'],
  遊: ['漫游', '巡游'],
  週: ['谢周三'],
  勝: ['胜利'],
  葉: ['千叶'],
  準: ['标准'],
};

/** Of no place or club: what a converter makes of 里 干 布 采 于 厘 后 斗 范 松 谷 只 征 升 复 面 余 尽 发 in a name. */
const never = /[裡裏幹乾榦佈採於釐后後鬥範鬆穀隻徵昇複複覆麵餘儘盡髮仝囉]/;

const byName = new Map(names.map(({ simplified, traditional }) => [simplified, traditional]));

describe('the name of a club or league in Traditional Chinese', () => {
  it('is found for every club and league', () => {
    expect(names.length).toBeGreaterThan(700);
    expect(new Set(names.map(({ where }) => where)).size).toBeGreaterThan(40);
  });

  it.each(names)(
    '$traditional has only characters that a name is written with',
    ({ simplified, traditional }) => {
      expect(traditional).not.toMatch(never);
      // Of Eyüp and Tosu: as words they are 於 and 棲.
      expect(simplifiedOnlyIn(traditional).filter(character => !'于栖'.includes(character))).toEqual([]);
      expect(simplified === traditional || !isTraditional(simplified)).toBe(true);
      const allowed = (character: string) =>
        meant[character]?.some(word => simplified.includes(word)) ?? false;
      expect(replacedIn(simplified, traditional).filter(character => !allowed(character))).toEqual([]);
    },
  );

  it.each([
    ['布拉干蒂诺红牛', '布拉干蒂諾紅牛'],
    ['里昂', '里昂'],
    ['里尔', '里爾'],
    ['多特蒙德', '多特蒙德'],
    ['马德里竞技', '馬德里競技'],
    ['武里南联', '武里南聯'],
    ['春武里', '春武里'],
    ['塔什干棉农', '塔什干棉農'],
    ['布雷达', '布雷達'],
    ['凯尔采科罗纳', '凱爾采科羅納'],
    ['埃于普', '埃于普'],
    ['巴厘联', '峇里聯'],
    ['浦项制铁', '浦項製鐵'],
    ['枥木城', '栃木城'],
    ['新泻天鹅', '新潟天鵝'],
    ['悉尼FC', '雪梨FC'],
    ['沙特联', '沙烏地聯'],
  ])('of %s is %s', (simplified, traditional) => {
    expect(byName.get(simplified)).toBe(traditional);
  });
});
