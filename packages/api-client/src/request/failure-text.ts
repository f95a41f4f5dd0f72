import { resultMessage } from '../result-codes/index.ts';
import type { ApiFailure } from './api-failure.ts';

/** Without an answer that could be read. Any other that says nothing is the server's error, in the words of that code. */
type Wordless = Exclude<ApiFailure['kind'], 'refused' | 'http-status' | 'unknown-code'>;

const zhCN: Record<Wordless, string> = {
  offline: '网络连接已断开，没有收到结果。请检查网络后重试；资金与资料的更改请先查看记录。',
  timeout: '没有等到服务器的回复。请稍后再试；资金与资料的更改请先查看记录。',
  aborted: '操作已取消，没有等待结果。需要时请重新操作。',
  unreadable: '服务器的回复无法读取。请稍后再试；资金与资料的更改请先查看记录。',
};

const zhTW: Record<Wordless, string> = {
  offline: '網路連線已中斷，沒有收到結果。請檢查網路後重試；資金與資料的更改請先查看紀錄。',
  timeout: '沒有等到伺服器的回覆。請稍後再試；資金與資料的更改請先查看紀錄。',
  aborted: '操作已取消，沒有等待結果。需要時請重新操作。',
  unreadable: '伺服器的回覆無法讀取。請稍後再試；資金與資料的更改請先查看紀錄。',
};

const MAX_WORDS = 200;

/**
 * The message for the member: always one sentence in their language. A server's own messages are Simplified Chinese,
 * because the wire has no language: they take precedence for readers of it, and are never shown to others.
 */
export function failureText(failure: ApiFailure, locale: string): string {
  switch (failure.kind) {
    case 'refused':
      return theirs(failure.message, locale) || resultMessage(failure.name, locale, failure.data);
    case 'unknown-code':
      return theirs(failure.message, locale) || resultMessage('server-error', locale);
    case 'http-status':
      return resultMessage('server-error', locale);
    default:
      return (locale === 'zh-TW' ? zhTW : zhCN)[failure.kind];
  }
}

function theirs(message: string, locale: string): string {
  return locale === 'zh-TW' ? '' : message.trim().slice(0, MAX_WORDS);
}
