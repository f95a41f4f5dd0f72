import { coveredTexts } from './covered-texts.ts';
import { againstDesign } from './design-rules.ts';
import { type Limits, measureInPage } from './in-page.ts';
import type { Finding } from './of-element.ts';

/** All that is measured of a page as it is now, in one call. Runs in the page. */
export function lookAtPage(limits: Limits): Finding[] {
  return [...measureInPage(limits), ...againstDesign(), ...coveredTexts()];
}
