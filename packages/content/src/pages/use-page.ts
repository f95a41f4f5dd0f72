import { useBrand } from '@lobby/brand-kit';
import { fillIn, type Locale, type Prose, useLocale, useText } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';
import { type PageName, pages } from '../messages/pages.ts';
import { facts } from '../prose/facts.ts';

/**
 * A text page in the language of the site, and a function that fills in what the brand says of itself and the facts.
 * @throws Error when the catalogue of this package has not been loaded: wait for it with `useText` first.
 */
export function usePage(name: PageName): { page: Prose; say: (text: string) => string } {
  const t = useText(contentMessages);
  const locale = useLocale();
  const { words, restrictedRegions } = useBrand();
  const page = pages[locale]?.[name];
  if (!page) throw new Error(`Load contentMessages in ${locale} before drawing the page "${name}".`);
  const ofBrand = {
    brand: words.name[locale],
    restrictedRegions: namesOf(restrictedRegions, locale) || t('content.terms.noRegions'),
  };
  return { page, say: text => fillIn(text, { ...facts, ...ofBrand }) };
}

/** The names of countries and regions in a sentence; empty for none. */
function namesOf(regions: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return regions.map(region => names.of(region) ?? region).join('、');
}
