import { brands } from '@lobby/bootstrap/sites';
import type { SiteOptions } from './options.ts';

/** The configuration of a test: a brand with an edition and a language. `test.use(xinghePro)`. */
export type Corner = Pick<SiteOptions, 'brand' | 'edition' | 'language'>;

export const xingheClassic: Corner = { brand: 'xinghe', edition: 'classic', language: 'zh-CN' };
export const xinghePro: Corner = { brand: 'xinghe', edition: 'pro', language: 'zh-TW' };
export const qingshanPro: Corner = { brand: 'qingshan', edition: 'pro', language: 'zh-CN' };
export const qingshanClassic: Corner = { brand: 'qingshan', edition: 'classic', language: 'zh-TW' };

/** The viewport width of most phones. */
export const onAPhone = { viewport: { width: 390, height: 844 } };

/** Two corners that share neither brand nor edition; axe checks each page in both. */
export const opposites = [
  [xingheClassic, qingshanPro],
  [xinghePro, qingshanClassic],
] as const;

/**
 * Every brand, so that a new one is tested too: those not used by any other journey in both editions and languages,
 * the others once.
 */
export const everyBrand: readonly Corner[] = brands.flatMap(({ code: brand }) => {
  const isNamed = opposites.flat().some(corner => corner.brand === brand);
  const classic: Corner = { brand, edition: 'classic', language: 'zh-CN' };
  return isNamed ? [classic] : [classic, { brand, edition: 'pro', language: 'zh-TW' }];
});

export const nameOf = ({ brand, edition, language }: Corner) => `${brand} ${edition} ${language}`;

/**
 * The pairs of brand and edition, brand and language, edition and language that these corners do not cover.
 * Four well-chosen corners cover every pair.
 */
export function missingPairs(walked: readonly Corner[]): string[] {
  const editions = ['classic', 'pro'] as const;
  const languages = ['zh-CN', 'zh-TW'] as const;
  const wanted: Partial<Corner>[] = [
    ...brands.flatMap(({ code: brand }) => editions.map(edition => ({ brand, edition }))),
    ...brands.flatMap(({ code: brand }) => languages.map(language => ({ brand, language }))),
    ...editions.flatMap(edition => languages.map(language => ({ edition, language }))),
  ];
  const meets = (corner: Corner, pair: Partial<Corner>) =>
    Object.entries(pair).every(([name, value]) => corner[name as keyof Corner] === value);
  return wanted
    .filter(pair => !walked.some(corner => meets(corner, pair)))
    .map(pair => Object.values(pair).join(' × '));
}
