import nprogress from 'nprogress';
import './progress-bar.css';
import { progressNumbers } from './top-progress.ts';

nprogress.configure({
  ...progressNumbers,
  template: '<div class="bar" role="bar"><div class="peg"></div></div>',
});

/** The bar itself. */
export const progressBar = {
  start: () => void nprogress.start(),
  done: () => void nprogress.done(),
};
