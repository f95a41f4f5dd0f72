import { hitEverything, layersOf, textsOf } from '@lobby/ui-testing/contrast';
import { isFloating, isShown, nameOf } from './of-element.ts';

interface Line {
  readonly element: Element;
  readonly range: Range;
  readonly nth: number;
}

/** What a look at a line says: nothing of it is in sight, it lies under a bar, it is free, or what covers it. */
type Seen = 'out of sight' | 'under a bar' | 'free' | { readonly by: Element };

/**
 * Every text that something is drawn over, at the middle or a corner of a line. Runs in the page, which it scrolls
 * through, and back. What counts, and what about bars that stay: tooling/e2e/README.md.
 */
export function coveredTexts(): string[] {
  return hitEverything(() => {
    const covered = new Map<Element, Element>();
    const { scrollX, scrollY, innerHeight } = window;
    const waiting = new Set(linesOnPage());
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height && waiting.size > 0; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      for (const line of waiting) {
        const seen = look(line);
        if (seen === 'out of sight' || seen === 'under a bar') continue;
        waiting.delete(line);
        if (seen !== 'free') covered.set(line.element, seen.by);
      }
    }
    for (const { element, ...line } of waiting) {
      element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      const seen = look({ element, ...line });
      if (seen === 'under a bar') covered.set(element, document.body);
      else if (typeof seen === 'object') covered.set(element, seen.by);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return [...covered].map(([text, by]) => `text is covered by ${nameOf(by)}: ${nameOf(text)}`);
  });
}

function linesOnPage(): Line[] {
  return [...document.body.querySelectorAll('*')]
    .filter(element => isShown(element) && !element.closest('svg'))
    .flatMap(element =>
      textsOf(element).flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((_, nth) => ({ element, range, nth }));
      }),
    );
}

function look({ element, range, nth }: Line): Seen {
  const box = range.getClientRects()[nth];
  if (!box || box.width < 2) return 'out of sight';
  const area = areaInSight(element);
  const points = pointsOf(box, Number.parseFloat(getComputedStyle(element).fontSize)).filter(
    ([x, y]) => x > area.left && x < area.right && y > area.top && y < area.bottom,
  );
  if (points.length === 0) return 'out of sight';
  for (const [x, y] of points) {
    const by = coverAt(element, x, y);
    if (by) return isFloating(by, element) ? 'under a bar' : { by };
  }
  // A line that reaches beyond its window is looked at again, until it is whole or the page ends.
  return points.length < 5 && area.isWindow ? 'out of sight' : 'free';
}

/** The middle, and the corners of what is inked of a line: its box is higher than its signs. */
function pointsOf(box: DOMRect, fontSize: number): [number, number][] {
  const middle = box.top + box.height / 2;
  const half = fontSize * 0.35;
  return [
    [box.left + box.width / 2, middle],
    ...[box.left + 1, box.right - 1].flatMap(x =>
      [middle - half, middle + half].map((y): [number, number] => [x, y]),
    ),
  ];
}

/** What is left of an element by the scroll areas and frames around it. */
function areaInSight(element: Element) {
  let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
  const [width, height] = [right, bottom];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (position === 'fixed') break;
  }
  return {
    left,
    top,
    right,
    bottom,
    isWindow: top === 0 || bottom === height || left === 0 || right === width,
  };
}

function coverAt(element: Element, x: number, y: number): Element | undefined {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (element.contains(hit) || hit.contains(element)) return undefined;
    if (draws(hit, x, y)) return hit;
  }
  return undefined;
}

/** Whether an element has ink of its own at a point: a ground, a shape, a picture, a letter. */
function draws(element: Element, x: number, y: number): boolean {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element instanceof SVGSVGElement) return false;
  const { layers, unknown } = layersOf(element, new DOMRect(x, y, 1, 1));
  if (unknown || layers.some(({ colours }) => colours.some(([, , , alpha]) => alpha > 0.1))) return true;
  const range = document.createRange();
  return textsOf(element).some(node => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      box => x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
  });
}
