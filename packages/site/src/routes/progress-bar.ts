import nprogress from 'nprogress';
import './progress-bar.css';
import { progressNumbers } from './progress-numbers.ts';

nprogress.configure({
  ...progressNumbers,
  // Its own template gives the bar a role that does not exist; the page's title announces an arrival.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

/** The bar itself. */
export const progressBar = {
  start: () => void nprogress.start(),
  done: () => void nprogress.done(),
};
