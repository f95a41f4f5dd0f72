import { editionItem, localeItem, readItem, writeItem } from '@lobby/api/storage';
import type { Brand } from '@lobby/brand-kit';
import { initLocale, type Locale } from '@lobby/i18n';
import { initEdition } from '@lobby/ui-kit/edition';

/** Takes up the language and edition of the last visit, or the brand's own. Before the first render. */
export function settleChoices(brand: Brand): Locale {
  initEdition({
    fallback: brand.defaultEdition,
    forced: brand.switches.professionalTheme ? undefined : 'classic',
    memory: { read: () => readItem(editionItem), write: edition => writeItem(editionItem, edition) },
  });
  return initLocale({
    fallback: brand.defaultLocale,
    allowed: brand.locales,
    memory: { read: () => readItem(localeItem), write: locale => writeItem(localeItem, locale) },
  });
}
