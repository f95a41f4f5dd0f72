import { whatIsShown } from './of-element.ts';
import type { Box } from './similarity.ts';

const parts =
  'header, nav, main, aside, footer, section, article, h1, h2, h3, li, table, button, a, img, input';

/** The boxes in sight that make the structure of a page, px. Runs in the page. */
export function layoutBoxes(): Box[] {
  return [...document.querySelectorAll(parts)].filter(whatIsShown()).flatMap(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const isInSight = x < window.innerWidth && y < window.innerHeight && x + width > 0 && y + height > 0;
    return isInSight ? [{ x, y, width, height }] : [];
  });
}
