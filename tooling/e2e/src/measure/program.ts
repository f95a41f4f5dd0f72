/** What is run in a page; `inPage` sends it there. */
export { undecided } from '@lobby/ui-testing/contrast';
export { coveredTexts } from './covered-texts.ts';
export { measureInPage } from './in-page.ts';
export { layoutBoxes, lookInPage } from './look-in-page.ts';
