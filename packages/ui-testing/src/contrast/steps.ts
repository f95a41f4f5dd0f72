import { readOnce } from './layer.ts';
import { pseudoLayersOf } from './layers.ts';

/** What is drawn of a part in its turn: the part itself, and its pseudo-elements below and above its content. */
export interface Step {
  readonly part: Element;
  readonly itself?: true;
  readonly below?: true;
  readonly above?: true;
}

/** What is drawn at a point, from the lowest. Empty where the element is not met. */
export function stepsAt(element: Element, x: number, y: number): Step[] {
  const upwards = [...new Set(document.elementsFromPoint(x, y))].reverse();
  const at = upwards.indexOf(element);
  if (at < 0) return [];
  const over = upwards.slice(at + 1);
  const steps = upwards.map((part, nth): Step => {
    if (nth > at && part.contains(element)) return { part, above: true };
    return nth > at && sinks(part)
      ? { part, itself: true, above: true }
      : { part, itself: true, below: true, above: true };
  });
  for (const part of over.filter(one => one.contains(element))) {
    const first = steps.findIndex(one => part.contains(one.part) && one.part !== part);
    steps.splice(first, 0, { part, itself: true, below: true });
  }
  for (const part of over.filter(one => !one.contains(element) && sinks(one))) {
    const first = steps.findIndex(one => !one.part.contains(part));
    steps.splice(first, 0, { part, below: true });
  }
  return steps;
}

/** What the pseudo-elements of a step draw in a box. */
export function pseudoLayersAt({ part, below, above }: Step, box: DOMRect) {
  return [pseudoLayersOf(part, '::before', box), pseudoLayersOf(part, '::after', box)].filter(
    ({ isBelow }) => (isBelow ? below : above),
  );
}

/** A pseudo-element with a negative `z-index` is drawn below the neighbours of its element too, unless that keeps it in. */
const sinks = readOnce(element => {
  const { zIndex, isolation, opacity, transform } = getComputedStyle(element);
  const isKeptIn = zIndex !== 'auto' || isolation !== 'auto' || opacity !== '1' || transform !== 'none';
  return !isKeptIn && ['::before', '::after'].some(one => Number(getComputedStyle(element, one).zIndex) < 0);
});
