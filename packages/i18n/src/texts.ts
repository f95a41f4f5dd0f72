import { type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';

/** The one book of loaded messages. Catalogs write into it, hooks read from it. */
export const book = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });

const listeners = new Set<() => void>();

/**
 * Runs `listener` after the locale changes; returns the undo. Loaded texts do not notify: components that use them
 * have waited for them.
 */
export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addMessages(locale: Locale, messages: Messages): void {
  book.load(locale, messages);
}

export function activate(locale: Locale): void {
  book.activate(locale);
  for (const listener of listeners) listener();
}
