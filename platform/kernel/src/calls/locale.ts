/** The languages of texts for members, by the wire's `langx`. */
export type Locale = 'zh-CN' | 'zh-TW';

/** The language of a `langx`; a client that sends none, or another, reads zh-CN. */
export function localeOf(langx: unknown): Locale {
  return langx === 'zh-TW' ? 'zh-TW' : 'zh-CN';
}

/** A name of something, in every language. */
export type Names = Readonly<Record<Locale, string>>;
