import { loadCatalogsInUse } from './catalog.ts';
import { htmlLang, type Locale, parseLocale } from './locale.ts';
import { activate } from './texts.ts';

/** Where the choice is remembered; given by the site, which owns the storage. */
export interface LocaleMemory {
  /** The remembered text, if any; anything that is no locale is ignored. */
  read(): string | null | undefined;
  write(locale: Locale): void;
}

let current: Locale = 'zh-CN';
let wanted: Locale = 'zh-CN';
let memory: LocaleMemory | undefined;

export function currentLocale(): Locale {
  return current;
}

/**
 * Sets the first locale: the stored one if the brand has it, else the brand's default. Call before the first render.
 */
export function initLocale(start: {
  fallback: Locale;
  allowed?: readonly Locale[];
  memory?: LocaleMemory;
}): Locale {
  memory = start.memory;
  const remembered = parseLocale(memory?.read());
  const mayUse = remembered && (start.allowed?.includes(remembered) ?? true);
  become(mayUse ? remembered : start.fallback);
  return current;
}

/**
 * Changes the language of the page without a reload and stores it. Texts are loaded first, so nothing flickers; a
 * later choice wins over an earlier one still loading. Rejects if the texts cannot be loaded.
 */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale;
  await loadCatalogsInUse(current, locale);
  if (wanted !== locale) return;
  become(locale);
  memory?.write(locale);
}

function become(locale: Locale): void {
  current = locale;
  wanted = locale;
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang[locale];
  activate(locale);
}
