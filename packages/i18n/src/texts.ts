import { type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';

/** The one book of loaded messages. Catalogs write into it, hooks read from it. */
export const book = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });

const listeners = new Set<() => void>();
let edition = 0;

/** Runs `listener` after the locale or the loaded messages change; returns the undo. */
export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows by one with every change, so hooks know when to read again. */
export function textsVersion(): number {
  return edition;
}

export function addMessages(locale: Locale, messages: Messages): void {
  book.load(locale, messages);
  announce();
}

export function activate(locale: Locale): void {
  book.activate(locale);
  announce();
}

function announce(): void {
  edition += 1;
  for (const listener of listeners) listener();
}
