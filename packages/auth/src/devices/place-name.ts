import type { Locale } from '@lobby/i18n';

/** A location as text: "中国 · Shenzhen". Empty when unknown. @param country ISO 3166 code or empty. */
export function placeName({ country, city }: { country: string; city: string }, locale: Locale): string {
  return [countryName(country, locale), city].filter(Boolean).join(' · ');
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
