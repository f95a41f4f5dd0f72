import type { Outcome } from '../result-codes/index.ts';
import type { ApiFailure } from './api-failure.ts';
import { failureText } from './failure-text.ts';

/**
 * Outcomes the site itself shows, as a page, a dialog or a toast. Any other failure is shown by the caller, or in a
 * toast when the caller does not, so that each problem is shown in exactly one place.
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

/** Whether the site shows a failure itself, wherever it happened. */
export function isSaidBySite(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && saidBySite.has(failure.outcome);
}

/** The sentence that a form or a list shows inline; undefined when the site shows it elsewhere. */
export function inlineText(failure: ApiFailure, locale: string): string | undefined {
  if (isSaidBySite(failure)) return undefined;
  return failureText(failure, locale);
}
