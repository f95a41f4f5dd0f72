import { editionItem, localeItem, readItem, subscribeItem, writeItem } from '@lobby/api-client/storage';
import type { Brand } from '@lobby/brand-kit';
import { initLocale, type Locale } from '@lobby/i18n';
import { setEdition } from '@lobby/ui-kit/edition';

/** Takes up the language and edition of the last visit, or the brand's own. Before the first render. */
export function settleChoices(brand: Brand): Locale {
  const settleEdition = () => setEdition(editionOf(brand, readItem(editionItem)));
  settleEdition();
  subscribeItem(editionItem, settleEdition);
  return initLocale({
    fallback: brand.defaultLocale,
    allowed: brand.locales,
    memory: { read: () => readItem(localeItem), write: locale => writeItem(localeItem, locale) },
  });
}

/** The edition to show: classic is forced where the brand has no professional one. */
export function editionOf(brand: Brand, remembered: 'classic' | 'pro' | undefined): 'classic' | 'pro' {
  if (!brand.switches.professionalTheme) return 'classic';
  return remembered ?? brand.defaultEdition;
}
