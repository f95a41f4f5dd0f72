import { sessionItem } from '@lobby/api-client/session';
import { editionItem, localeItem } from '@lobby/api-client/storage';
import { inlineRead } from '@lobby/api-client/storage/inline';
import type { Brand } from '@lobby/brand-kit';

/**
 * The one inline script of a page: puts the remembered edition on `<html>` before anything is painted, hides the
 * prerendered page (`data-stale`) when it is drawn in another language than the visitor's, and its ways in
 * (`data-member`) from a member, for whom they are not.
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
