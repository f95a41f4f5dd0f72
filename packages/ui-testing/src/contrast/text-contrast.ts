import { type Colour, colourOf } from './colours.ts';
import { contrastAt } from './composite.ts';
import { bringIntoSight } from './into-sight.ts';
import { forget } from './layer.ts';
import type { Unknown } from './layers.ts';
import { linesOf, pointsOf, textsOf } from './text-lines.ts';

/** How readable the text of one element is where it is drawn. */
export interface TextContrast {
  readonly text: string;
  /** The worst contrast of all its points, 1 to 21, rounded down; nothing where none of it is in sight. */
  readonly ratio: number | undefined;
  /** 3 for large text, 4.5 for all other. */
  readonly needed: number;
  /** Why the ratio is not the whole truth. */
  readonly unknown: Unknown | 'clipped' | undefined;
}

/** What is behind a modal dialog is not read. */
export const behindModal = '[inert], [data-base-ui-inert]';

/** Measures the texts of elements of the page as it is now. Scrolls to what is out of sight, and back. */
export function textContrasts(elements: readonly Element[]): TextContrast[] {
  return hitEverything(() => elements.map(textContrast));
}

/** Runs while hit tests meet all that is drawn: they pass over what takes no pointer, and decoration takes none. */
export function hitEverything<T>(look: () => T): T {
  const everything = new CSSStyleSheet();
  everything.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  // A copy: the property is one list that changes in place.
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, everything];
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = before;
    forget();
  }
}

function textContrast(element: Element): TextContrast {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const words = textsOf(element).map(node => node.textContent?.trim());
  const text = (words.join(' ') || element.getAttribute('placeholder') || '').slice(0, 40);
  if (element.closest(behindModal)) return { text, needed, ratio: undefined, unknown: undefined };
  const ink = inkOf(element, style);
  const putBack = bringIntoSight(element);
  const points = linesOf(element).flatMap(line =>
    pointsOf(line).flatMap(point => contrastAt(element, ink, line, ...point)),
  );
  putBack();
  const ratio = Math.min(...points.map(point => point.ratio));
  const unknown = style.backgroundClip.includes('text')
    ? 'clipped'
    : points.find(one => one.unknown)?.unknown;
  return { text, needed, unknown, ratio: points.length > 0 ? Math.floor(ratio * 100) / 100 : undefined };
}

function inkOf(element: Element, style: CSSStyleDeclaration): Colour {
  if (element instanceof SVGElement) return colourOf(style.fill);
  if (element.matches(':placeholder-shown'))
    return colourOf(getComputedStyle(element, '::placeholder').color);
  return colourOf(style.webkitTextFillColor || style.color);
}
