import { colourOf } from './colours.ts';
import { readOnce } from './layer.ts';
import { type Drawn, layersOf } from './layers.ts';
import { pseudoLayersAt, type Step, stepsAt } from './steps.ts';
import { inkedLines } from './text-lines.ts';

/** Of a veil of less than this a text does not suffer. */
const leastAlpha = 0.1;

/** What hides a text, and whether it is a pseudo-element that stays where it is while the page scrolls. */
export interface Cover {
  readonly by: Element;
  readonly isFixed: boolean;
}

/**
 * What is drawn over the text of an element at a point: a ground, a shape, a picture, a pseudo-element or a letter.
 * Nothing where the element is not met at all: it is clipped there, or out of the window.
 */
export function coverAt(element: Element, x: number, y: number): Cover | undefined {
  const steps = stepsAt(element, x, y);
  const own = steps.findIndex(({ part }) => part === element);
  if (own < 0) return undefined;
  const later: Step[] = [{ part: element, above: true }, ...steps.slice(own + 1)];
  const point = new DOMRect(x - 0.5, y - 0.5, 1, 1);
  for (const step of later) {
    const opacity = opacityAbove(step.part, element);
    const isSeen = (alpha: number) => alpha * opacity >= leastAlpha;
    const hides = ({ unknown, layers }: Drawn) =>
      (unknown !== undefined && isSeen(1)) ||
      layers.some(({ colours }) => colours.some(([, , , alpha]) => isSeen(alpha)));
    const pseudo = pseudoLayersAt(step, point).find(hides);
    if (pseudo) return { by: step.part, isFixed: pseudo.isFixed === true };
    if (step.itself && (hides(layersOf(step.part, point, element)) || isSeen(inkAt(step.part, point))))
      return { by: step.part, isFixed: false };
  }
  return undefined;
}

/** How dense what a part writes or paints at a point is, its ground aside. */
const inkAt = (part: Element, point: DOMRect) => (hasLetterAt(part, point) ? 1 : shapeAlpha(part));

/** How dense the paint of a shape is; 0 of anything else. A hit test meets a shape only where it is painted. */
const shapeAlpha = readOnce(shape => {
  if (!(shape instanceof SVGGraphicsElement) || shape instanceof SVGSVGElement) return 0;
  const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(shape);
  return Math.max(alphaOf(fill) * Number(fillOpacity), alphaOf(stroke) * Number(strokeOpacity));
});

const alphaOf = (paint: string) => (paint === 'none' ? 0 : paint.startsWith('url') ? 1 : colourOf(paint)[3]);

/** How much of a part is seen, by its own opacity and that of what is around it but not around the text. */
function opacityAbove(part: Element, text: Element): number {
  let opacity = 1;
  for (let at: Element | null = part; at && !at.contains(text); at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

function hasLetterAt(part: Element, { x, y }: DOMRect): boolean {
  return inkedLines(part).some(
    ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
  );
}
