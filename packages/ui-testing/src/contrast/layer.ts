import type { Colour } from './colours.ts';

/** What one part of a page adds to the picture: one of these colours at each point. */
export interface Layer {
  readonly colours: readonly Colour[];
  /** It may be absent at a point: a drawing, a pattern, a background smaller than its box. */
  readonly isPartial: boolean;
}

export const faded = ([red, green, blue, alpha]: Colour, opacity: number): Colour => [
  red,
  green,
  blue,
  alpha * opacity,
];

export function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether the other is in the one. */
export function holds(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom
  );
}

const memories: Map<Element, unknown>[] = [];

/** Reads each element once until `forget`: a page does not change while it is measured. */
export function readOnce<T>(read: (element: Element) => T): (element: Element) => T {
  const memory = new Map<Element, T>();
  memories.push(memory);
  return element => {
    if (!memory.has(element)) memory.set(element, read(element));
    // Safe: it was set above.
    return memory.get(element) as T;
  };
}

export function forget(): void {
  for (const memory of memories) memory.clear();
}
