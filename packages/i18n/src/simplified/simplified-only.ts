/// <reference path="./opencc-dict.d.ts" />
import pairs from 'opencc-js/dict/STCharacters';

/**
 * Characters that OpenCC turns into others and that Taiwan writes all the same, each in an everyday word: 丑時, 丰采,
 * 人云亦云, 前仆後繼, 伙食, 余姓, 佣金, 茶几, 吉凶, 划船, 占卜, 台灣, 氣喘吁吁, 吃飯, 皇后, 咨文, 老少咸宜, 嘴唇, 夸父,
 * 尸位素餐, 岩石, 岳父, 山峰, 干涉, 床鋪, 征服, 北斗, 朴姓, 涂姓, 上游, 熏香, 痴心, 秘密, 群組, 腌製, 范姓, 公里, 風采,
 * 發霉, 復辟, 濃郁, 准許, 胜肽, 叶韻.
 */
const alsoTraditional =
  '丑丰云仆伙余佣几凶划占台吁吃后咨咸唇夸尸岩岳峰干床征斗朴涂游熏痴秘群腌范里采霉辟郁准胜叶';

/** Every character that only Simplified Chinese writes. */
const simplifiedOnly: ReadonlySet<string> = new Set(
  pairs
    .split('|')
    .flatMap(pair => {
      const [simplified = '', ...traditional] = pair.split(' ');
      return traditional.includes(simplified) ? [] : [simplified];
    })
    .filter(character => !alsoTraditional.includes(character)),
);

/** The Simplified-only characters of a text, each once, in the order they stand. For tests: it brings OpenCC's table. */
export function simplifiedOnlyIn(text: string): readonly string[] {
  return [...new Set(text)].filter(character => simplifiedOnly.has(character));
}
