import { sessionItem } from '@lobby/api/session';
import { editionItem, localeItem } from '@lobby/api/storage';
import { inlineRead } from '@lobby/api/storage/inline';
import type { Brand } from '@lobby/brand-kit';

/**
 * The inline script of a page: sets the stored edition on `<html>` before the first paint, hides the prerendered page
 * (`data-stale`) when its language is not the visitor's, and hides its login links (`data-member`) from members.
 */
export function firstPaintScript(brand: Brand): string {
  const editions = brand.switches.professionalTheme ? ['classic', 'pro'] : ['classic'];
  const otherLocales = brand.locales.filter(locale => locale !== brand.defaultLocale);
  return [
    '(function(){var d=document.documentElement.dataset;',
    `var e=${inlineRead(editionItem)};if(${JSON.stringify(editions)}.indexOf(e)>=0)d.edition=e;`,
    `if(${JSON.stringify(otherLocales)}.indexOf(${inlineRead(localeItem)})>=0)d.stale='';`,
    `if(${inlineRead(sessionItem)})d.member='';`,
    '})()',
  ].join('');
}
