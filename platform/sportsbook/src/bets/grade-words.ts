import type { Locale } from '@lobby/platform-kernel/calls/locale';

const words: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  W: { 'zh-CN': '赢', 'zh-TW': '贏' },
  LW: { 'zh-CN': '赢半', 'zh-TW': '贏半' },
  P: { 'zh-CN': '走水', 'zh-TW': '走水' },
  LL: { 'zh-CN': '输半', 'zh-TW': '輸半' },
  L: { 'zh-CN': '输', 'zh-TW': '輸' },
  D: { 'zh-CN': '取消', 'zh-TW': '取消' },
};

/** What a bet or a leg came to, in a word; empty while it is open. */
export function gradeWord(result: string, locale: Locale): string {
  return words[result]?.[locale] ?? '';
}
