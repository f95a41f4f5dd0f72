import { useBrand } from '@lobby/brand-kit';
import type { HelpCode } from '@lobby/feature';
import { fillIn, type Locale, type Prose, useLocale, useText } from '@lobby/i18n';
import { contentMessages } from '../../messages/index.ts';
import { facts } from '../../prose/facts.ts';
import { proseHere, proseOf } from '../prose.ts';

/** A page in the language of the site, and a function that fills in what the brand says of itself and the facts. */
export function usePage(code: HelpCode): { page: Prose; say: (text: string) => string } {
  useText(proseOf(code));
  return { page: proseHere(code, useLocale()), say: useSay() };
}

/** Fills in what the brand says of itself, and the facts. */
export function useSay(): (text: string) => string {
  const t = useText(contentMessages);
  const locale = useLocale();
  const { words, restrictedRegions } = useBrand();
  const values = {
    ...facts,
    brand: words.name[locale],
    restrictedRegions: namesOf(restrictedRegions, locale) || t('content.terms.noRegions'),
  };
  return text => fillIn(text, values);
}

/** The names of countries and regions in a sentence; empty for none. */
function namesOf(regions: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return regions.map(region => names.of(region) ?? region).join('、');
}
