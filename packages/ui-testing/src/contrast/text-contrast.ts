import { type Colour, colourOf } from './colours.ts';
import { contrastAt } from './composite.ts';
import { forget } from './layer.ts';
import type { Unknown } from './layers.ts';

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

/** The texts that stand in an element itself. */
export function textsOf(element: Element): ChildNode[] {
  return [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Scrolls to an element; the result scrolls back within the same task, so that nobody notices. */
function bringIntoSight(element: Element): () => void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit && (element.contains(hit) || hit.contains(element))) return () => undefined;
  const scrolled: [Element, number, number][] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    scrolled.push([at, at.scrollLeft, at.scrollTop]);
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  return () => {
    for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** The first lines of an element and its last; of a field, its box. */
function linesOf(element: Element): DOMRect[] {
  if (element.matches('input, textarea, select')) return [element.getBoundingClientRect()];
  const range = document.createRange();
  const turn = turnOf(element);
  const lines = textsOf(element).flatMap(node => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(line => straight(line, turn));
  });
  return lines.length > 4 ? [...lines.slice(0, 3), ...lines.slice(-1)] : lines;
}

/** How far an element is turned by `rotate`, radians. */
function turnOf(element: Element): number {
  let turn = 0;
  for (let at: Element | null = element; at; at = at.parentElement)
    turn += Number.parseFloat(getComputedStyle(at).rotate) || 0;
  return (turn * Math.PI) / 180;
}

/** The box of a line that is slightly turned is larger than the line: what is drawn at its corners is not under it. */
function straight(box: DOMRect, turn: number): DOMRect {
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const scale = cos * cos - sin * sin;
  if (sin === 0 || scale < 0.5) return box;
  const width = (box.width * cos - box.height * sin) / scale;
  const height = (box.height * cos - box.width * sin) / scale;
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The middle and the corners. */
function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
  const middle: [number, number] = [(left + right) / 2, (top + bottom) / 2];
  return [
    middle,
    ...[left + 1, right - 1].flatMap(x => [top + 1, bottom - 1].map((y): [number, number] => [x, y])),
  ];
}
