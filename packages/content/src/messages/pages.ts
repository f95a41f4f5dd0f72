import type { Locale } from '@lobby/i18n';

type Pages = Omit<typeof import('./zh-cn.ts'), 'default'>;

/** The name of a text page; its title is the message `content.<name>.title`. */
export type PageName = keyof Pages;

/** The pages of each locale whose messages have been loaded. */
export const pages: Partial<Record<Locale, Pages>> = {};

/** Keeps the pages that came with the messages of a locale; hands back the module. */
export function keepPages<Module extends Pages>(locale: Locale, words: Module): Module {
  pages[locale] = words;
  return words;
}
