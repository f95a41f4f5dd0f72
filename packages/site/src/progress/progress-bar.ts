import nprogress from 'nprogress';
import './progress-bar.css';
import { progressNumbers } from './progress-numbers.ts';

/** Its own template gives the bar a role that does not exist; the page's title announces an arrival. */
const template = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

// The security policy of the page permits this policy by its name; it makes nothing but the template.
const { trustedTypes } = window as Window & {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(): string }): { createHTML(text: string): unknown };
  };
};
const trusted = trustedTypes?.createPolicy('progress-bar', { createHTML: () => template });

nprogress.configure({
  ...progressNumbers,
  barSelector: '.bar',
  // Safe: it is only assigned to innerHTML.
  template: (trusted?.createHTML('') ?? template) as string,
});

/** The bar itself. */
export const progressBar = {
  start: () => void nprogress.start(),
  done: () => void nprogress.done(),
};
