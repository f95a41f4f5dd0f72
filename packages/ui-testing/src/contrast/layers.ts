import { colourOf, coloursOfGradient } from './colours.ts';
import { shapesIn } from './drawing.ts';
import { faded, holds, type Layer, meet, readOnce } from './layer.ts';
import { holdsBox, meetsPolygon } from './polygon.ts';

/** Why a part has no colours that can be told. */
export type Unknown = 'picture' | 'blend';

export interface Drawn {
  readonly layers: readonly Layer[];
  readonly unknown?: Unknown | undefined;
  /** A pseudo-element that is below the text of its element. */
  readonly isBelow?: boolean | undefined;
  /** A pseudo-element that stays where it is while the page scrolls. */
  readonly isFixed?: boolean | undefined;
}

const changingFilters = /brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia|opacity|url/;

export const noLayers: Drawn = { layers: [] };

/** What an element draws in a box, without what is in it; of the drawing that a text is in, what is under the text. */
export function layersOf(element: Element, box: DOMRect, text?: Element): Drawn {
  if (!(element instanceof SVGElement)) return groundOf(element);
  if (!(element instanceof SVGSVGElement)) return noLayers;
  const { layers, unknown } = groundOf(element);
  return { layers: [...layers, ...shapesIn(element, box, text)], unknown };
}

const groundOf = readOnce((element): Drawn => {
  const style = getComputedStyle(element);
  const isPicture =
    element.matches('img, video, canvas, iframe, object') || element.matches('svg:has(image, foreignObject)');
  return { layers: backgroundsOf(style), unknown: isPicture ? 'picture' : unknownOf(style) };
});

/** What `::before` or `::after` of an element draws, if it has one that meets the box. */
export function pseudoLayersOf(element: Element, pseudo: '::before' | '::after', box: DOMRect): Drawn {
  const drawn = pseudoOf[pseudo](element);
  const place = drawn?.style && placeOf(element, drawn.style);
  if (!drawn?.style) return noLayers;
  const { clipPath } = drawn.style;
  const isMet = !place || (meet(place, box) && meetsPolygon(clipPath, place, box));
  if (!isMet) return noLayers;
  const isUnder = place && holds(place, box) && isCut(clipPath) && holdsBox(clipPath, place, box);
  return isUnder ? { ...drawn, layers: drawn.whole } : drawn;
}

const pseudoOf = {
  '::before': readOnce(element => readPseudo(element, '::before')),
  '::after': readOnce(element => readPseudo(element, '::after')),
};

/** What a pseudo-element draws, which may not be there at a point, and what it draws where it is. */
interface DrawnPseudo extends Drawn {
  readonly whole: readonly Layer[];
  readonly style: CSSStyleDeclaration;
}

/** Whether it has straight edges that are known. */
const isCut = (clipPath: string) => clipPath === 'none' || clipPath.startsWith('polygon(');

function readPseudo(element: Element, pseudo: string): DrawnPseudo | undefined {
  const style = getComputedStyle(element, pseudo);
  if (['none', 'normal', ''].includes(style.content) || style.display === 'none') return undefined;
  const opacity = Number(style.opacity);
  const whole = backgroundsOf(style).map(({ colours, isPartial }) => ({
    colours: colours.map(colour => faded(colour, opacity)),
    isPartial,
  }));
  const layers = whole.map(layer => ({ ...layer, isPartial: true }));
  const isBelow = style.position === 'static' || Number(style.zIndex) < 0;
  const isFixed = style.position === 'fixed';
  return layers.length > 0
    ? { layers, whole, unknown: unknownOf(style), isBelow, isFixed, style }
    : undefined;
}

function unknownOf(style: CSSStyleDeclaration): Unknown | undefined {
  if (style.backgroundImage.includes('url(')) return 'picture';
  return style.mixBlendMode !== 'normal' || changingFilters.test(style.filter) ? 'blend' : undefined;
}

/** The colour of a background, and its gradients over it: the first of them is the uppermost. */
function backgroundsOf(style: CSSStyleDeclaration): Layer[] {
  const isMasked = (style.maskImage || 'none') !== 'none';
  const plain = colourOf(style.backgroundColor);
  const sizes = style.backgroundSize.split(', ');
  const gradients = imagesOf(style.backgroundImage).flatMap((image, at): Layer[] => {
    const colours = coloursOfGradient(image);
    const isWhole = /^(auto|100% 100%|100%|cover)$/.test(sizes[at % sizes.length] ?? '');
    return colours.length > 0 ? [{ colours, isPartial: isMasked || !isWhole }] : [];
  });
  return [...(plain[3] > 0 ? [{ colours: [plain], isPartial: isMasked }] : []), ...gradients.reverse()];
}

/** `background-image` without the commas inside its functions. */
function imagesOf(value: string): string[] {
  const images = [''];
  let depth = 0;
  for (const sign of value) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) images.push('');
    else images.push((images.pop() ?? '') + sign);
  }
  return images;
}

/** Where an absolute pseudo-element is; nothing where its style does not tell. */
function placeOf(element: Element, style: CSSStyleDeclaration): DOMRect | undefined {
  if (style.position !== 'absolute' || style.transform !== 'none' || style.translate !== 'none')
    return undefined;
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  const { borderLeftWidth, borderTopWidth, position } = getComputedStyle(element);
  if (position === 'static' || [left, top, width, height].some(Number.isNaN)) return undefined;
  const { x, y } = element.getBoundingClientRect();
  return new DOMRect(
    x + Number.parseFloat(borderLeftWidth) + (left ?? 0),
    y + Number.parseFloat(borderTopWidth) + (top ?? 0),
    width,
    height,
  );
}
