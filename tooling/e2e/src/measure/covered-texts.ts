import {
  bringIntoSight,
  coverAt,
  hitEverything,
  inkedLines,
  pointsOf,
  textsOf,
} from '@lobby/ui-testing/contrast';
import { areaOf, isWithin } from './area-in-sight.ts';
import { classOf, type Finding, isFloating, nameOf, whatIsShown } from './of-element.ts';

/** Of a long page so many windows are looked at, and below them each class of element once. */
const mostWindows = 3;

/** Nothing of a text is in sight, or not all that will be; it lies under a bar; it is free; or what covers it. */
type Seen = 'out of sight' | 'under a bar' | 'free' | { readonly by: Element };

/**
 * Every text that something is drawn over, at the middle or a corner of a line. Runs in the page, which it scrolls
 * through, and back. A bar that stays may cover what scrolls under it, unless that never leaves it.
 */
export function coveredTexts(): Finding[] {
  return hitEverything(() => {
    const waiting = new Set(textsOnPage());
    const judged = new Set<string>();
    const underBar = new Set<Element>();
    const covered = new Map<Element, Element>();
    const look = (text: Element) => {
      const seen = lookAt(text);
      if (seen === 'under a bar') underBar.add(text);
      if (seen === 'out of sight' || seen === 'under a bar') return seen;
      waiting.delete(text);
      judged.add(classOf(text));
      if (seen !== 'free') covered.set(text, seen.by);
      return seen;
    };
    throughWindows(() => waiting.forEach(look));
    for (const text of waiting) {
      if (judged.has(classOf(text)) && !underBar.has(text)) continue;
      const putBack = bringIntoSight(text);
      if (look(text) === 'under a bar') covered.set(text, document.body);
      judged.add(classOf(text));
      putBack();
    }
    return [...covered].map(([text, by]) => `text is covered by ${nameOf(by)}: ${nameOf(text)}`);
  });
}

function textsOnPage(): Element[] {
  const isShown = whatIsShown();
  return [...document.body.querySelectorAll('*')].filter(
    element => textsOf(element).length > 0 && !element.closest('svg') && isShown(element),
  );
}

/** Scrolls down by two thirds of a window, so that what lies under a bar once does not the next time. */
function throughWindows(look: () => void): void {
  const { scrollX, scrollY, innerHeight } = window;
  const last = Math.min(document.documentElement.scrollHeight, innerHeight * mostWindows) - innerHeight;
  for (let top = 0; ; top += (innerHeight * 2) / 3) {
    window.scrollTo({ top: Math.min(top, last), behavior: 'instant' });
    look();
    if (top >= last) break;
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

function lookAt(text: Element): Seen {
  const area = areaOf(text);
  const points = inkedLines(text).flatMap(pointsOf);
  const inSight = points.filter(point => isWithin(area, point));
  if (inSight.length === 0) return 'out of sight';
  for (const [x, y] of inSight) {
    const cover = coverAt(text, x, y);
    if (cover) return cover.isFixed || isFloating(cover.by, text) ? 'under a bar' : cover;
  }
  // One that reaches out of the window is looked at again when more of it is in sight.
  return points.some(([, y]) => y < 0 || y > window.innerHeight) ? 'out of sight' : 'free';
}
