/** What is run in a page; `inPage` sends it there. */
export { undecided } from '@lobby/ui-testing/contrast';
export { measureInPage } from './in-page.ts';
