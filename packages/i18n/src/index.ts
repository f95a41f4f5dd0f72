export { type Catalog, defineCatalog } from './catalog.ts';
export { currentLocale, initLocale, type LocaleMemory } from './current-locale.ts';
export { type Format, formatFor, notANumber } from './format.ts';
export { htmlLang, type Locale, locales, parseLocale } from './locale.ts';
export { type Block, fillIn, type Line, type Prose } from './prose.ts';
export { TestTexts } from './test-texts.tsx';
export { useFormat } from './use-format.ts';
export { type SayText, sayText, setLocale, type TextValues, useLocale, useText } from './use-text.ts';
export { lazyWithTexts, withTexts } from './with-texts.ts';
