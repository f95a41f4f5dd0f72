/** The supported locales. zh-CN is the source; zh-TW is drafted from it and reviewed. */
export type Locale = 'zh-CN' | 'zh-TW';

export const locales = ['zh-CN', 'zh-TW'] as const satisfies readonly Locale[];

/** The value of `<html lang>`: the script subtag makes fonts choose the right glyph forms. */
export const htmlLang: Readonly<Record<Locale, string>> = {
  'zh-CN': 'zh-Hans-CN',
  'zh-TW': 'zh-Hant-TW',
};

/** Reads a stored or typed text as a locale; anything else is undefined. */
export function parseLocale(text: unknown): Locale | undefined {
  return locales.find(locale => locale === text);
}
