import { useBrand } from '@lobby/brand-kit';
import { fillIn, type Prose, useLocale } from '@lobby/i18n';
import { type PageName, pages } from '../messages/pages.ts';
import { facts } from '../prose/facts.ts';

/**
 * A text page in the language of the site, and a function that fills in the brand's name and the facts.
 * @throws Error when the catalogue of this package has not been loaded: wait for it with `useText` first.
 */
export function usePage(name: PageName): { page: Prose; say: (text: string) => string } {
  const locale = useLocale();
  const brand = useBrand().words.name[locale];
  const page = pages[locale]?.[name];
  if (!page) throw new Error(`Load contentMessages in ${locale} before drawing the page "${name}".`);
  return { page, say: text => fillIn(text, { ...facts, brand }) };
}
