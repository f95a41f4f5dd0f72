/** What is run in a page; `inPage` sends it there. */
export { undecided } from '@lobby/ui-testing/contrast';
export { coveredTexts } from './covered-texts.ts';
export { againstDesign } from './design-rules.ts';
export { measureInPage } from './in-page.ts';
export { layoutBoxes } from './layout-boxes.ts';
export { lookAtPage } from './look-at-page.ts';
