import type { Outcome } from '../result-codes/index.ts';
import type { ApiFailure } from './api-failure.ts';
import { failureText } from './failure-text.ts';

/**
 * What the site itself does about a refusal says why already: a page, a dialog or a toast. Anything else is said by
 * whoever asked, or by a toast when they say nothing. So one problem is said in exactly one place.
 */
const saidBySite: ReadonlySet<Outcome> = new Set([
  'sign-out',
  'bind-phone',
  'bind-real-name',
  'contact-service',
  'show-dialog',
  'maintenance',
  'block-region',
]);

/** The sentence a form or a list shows in its own place; undefined when the site says it elsewhere. */
export function inlineText(failure: ApiFailure, locale: string): string | undefined {
  if (failure.kind === 'refused' && saidBySite.has(failure.outcome)) return undefined;
  return failureText(failure, locale);
}
