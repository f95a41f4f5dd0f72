import { type Colour, contrastOf, luminanceOf, over, white } from './colours.ts';
import { type Layer, readOnce } from './layer.ts';
import { layersOf, noLayers, type Unknown } from './layers.ts';
import { pseudoLayersAt, stepsAt } from './steps.ts';

/** What may be seen at a point: the ground beside a letter, and the letter. */
interface Seen {
  readonly ground: Colour;
  readonly ink: Colour;
  /** What was there before each group that is drawn as a whole. */
  readonly before: readonly Pick<Seen, 'ground' | 'ink'>[];
}

export interface AtPoint {
  readonly ratio: number;
  readonly unknown: Unknown | undefined;
}

/** As many as are carried on: of more, the lightest and the darkest decide. */
const most = 24;

/**
 * The contrast of an element's text at a point: every layer there is composited, from the lowest; the worst of what
 * may be seen counts. Empty where the text is not in sight.
 */
export function contrastAt(element: Element, ink: Colour, box: DOMRect, x: number, y: number): AtPoint[] {
  const steps = stepsAt(element, x, y);
  let seen: Seen[] = [{ ground: white, ink: white, before: [] }];
  let unknown: Unknown | undefined;
  let isWritten = false;
  const groups: Element[] = [];
  const closeGroup = () => {
    const group = groups.pop();
    if (group) seen = fewest(seen.map(one => closed(one, opacityOf(group))));
  };
  for (const step of steps) {
    const { part, itself } = step;
    while (groups.length > 0 && !groups.at(-1)?.contains(part)) closeGroup();
    for (const group of groupsOf(part, groups.at(-1))) {
      groups.push(group);
      seen = seen.map(one => ({ ...one, before: [...one.before, one] }));
    }
    const own = itself ? layersOf(part, box, element) : noLayers;
    const pseudo = pseudoLayersAt(step, box);
    if (own.layers.some(isOpaque)) {
      if (isWritten && groups.length === 0) return [];
      // What is opaque hides what is under it, a picture too.
      unknown = undefined;
    }
    unknown ??= own.unknown ?? pseudo.map(one => one.unknown).find(Boolean);
    seen = drawn(own.layers, seen);
    seen = drawn(
      pseudo.flatMap(one => one.layers),
      seen,
    );
    if (part !== element) continue;
    isWritten = true;
    seen = seen.map(one => ({ ...one, ink: over(one.ground, ink) }));
    // Not told by a hit test, for both are the element: under its text or over it.
    seen = drawn(
      pseudo.filter(one => !one.isBelow).flatMap(one => one.layers),
      seen,
    );
  }
  while (groups.length > 0) closeGroup();
  if (!isWritten) return [];
  return [{ ratio: Math.min(...seen.map(one => contrastOf(one.ground, one.ink))), unknown }];
}

const opacityOf = readOnce(element => Number(getComputedStyle(element).opacity));

/** An element and those around it that are seen through as a whole, from the outermost, within one that is known. */
function groupsOf(element: Element, within: Element | undefined): Element[] {
  const groups: Element[] = [];
  // What is seen through inside a drawing is the drawing's.
  const start = (element as SVGElement).ownerSVGElement ?? element;
  for (let at: Element | null = start; at && at !== within; at = at.parentElement)
    if (opacityOf(at) < 1) groups.unshift(at);
  return groups;
}

function closed({ ground, ink, before }: Seen, opacity: number): Seen {
  const under = before.at(-1);
  if (!under) throw new Error('A group ends that has not begun');
  return {
    ground: over(under.ground, ground, opacity),
    ink: over(under.ink, ink, opacity),
    before: before.slice(0, -1),
  };
}

function drawn(layers: readonly Layer[], seen: readonly Seen[]): Seen[] {
  let now: readonly Seen[] = seen;
  for (const { colours, isPartial } of layers)
    now = fewest([
      ...(isPartial ? now : []),
      ...now.flatMap(one =>
        colours.map(colour => ({ ...one, ground: over(one.ground, colour), ink: over(one.ink, colour) })),
      ),
    ]);
  return [...now];
}

const isOpaque = ({ colours, isPartial }: Layer) =>
  !isPartial && colours.every(([, , , alpha]) => alpha === 1);

function fewest(seen: readonly Seen[]): Seen[] {
  const key = ({ ground, ink }: Seen) => [...ground, ...ink].map(part => Math.round(part * 512)).join();
  const distinct = [...new Map(seen.map(one => [key(one), one])).values()];
  if (distinct.length <= most) return distinct;
  distinct.sort((one, other) => luminanceOf(one.ground) - luminanceOf(other.ground));
  return [...distinct.slice(0, most / 2), ...distinct.slice(-most / 2)];
}
