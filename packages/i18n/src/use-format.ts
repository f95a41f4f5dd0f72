import { type Format, formatFor } from './format.ts';
import { useLocale } from './use-text.ts';

/** Money, numbers and dates in the language of the page. */
export function useFormat(): Format {
  return formatFor(useLocale());
}
