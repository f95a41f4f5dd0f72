import type { ResultName } from './catalogue.ts';
import { zhCN } from './messages.zh-cn.ts';
import { zhTW } from './messages.zh-tw.ts';

/** The supported languages; any other falls back to zh-CN. */
export type ResultLocale = 'zh-CN' | 'zh-TW';

const words: Record<ResultLocale, Record<ResultName, string>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** The message of a result, used when the server's answer carries none. */
export function resultMessage(name: ResultName, locale: string): string {
  return (locale === 'zh-TW' ? words['zh-TW'] : words['zh-CN'])[name];
}
