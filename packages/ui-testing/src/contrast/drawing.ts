import { insideClips } from './clip-paths.ts';
import { colourOf } from './colours.ts';
import { faded, type Layer, meet } from './layer.ts';

const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, use, text';

/** Every shape of a drawing that is painted in the box. */
export function shapesIn(svg: SVGSVGElement, box: DOMRect, text?: Element): Layer[] {
  return [...svg.querySelectorAll(shapes)]
    .filter(shape => !shape.closest('defs, symbol, pattern, mask, clipPath'))
    .filter(shape => meet(shape.getBoundingClientRect(), box))
    .filter(shape => !(text && svg.contains(text)) || isBefore(shape, text))
    .flatMap(shape => {
      const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(shape);
      const opacity = opacityWithin(shape, svg);
      const paints = paintedIn(shape, svg, box);
      return [
        ...inksOf(fill, Number(fillOpacity) * opacity, paints('fill')),
        ...inksOf(stroke, Number(strokeOpacity) * opacity, paints('stroke')),
      ];
    });
}

/** A colour, the stops of a gradient, or every shape of a pattern. */
function inksOf(ink: string, opacity: number, where: Where): Layer[] {
  if (where === 'nowhere') return [];
  const [, id] = /^url\("?#([^")]+)"?\)/.exec(ink) ?? [];
  const inks = id
    ? [...document.querySelectorAll(`[id="${CSS.escape(id)}"] *`)].flatMap(part => {
        const { fill, stroke, stopColor, stopOpacity } = getComputedStyle(part);
        if (part.matches('stop')) return [faded(colourOf(stopColor), Number(stopOpacity))];
        return [fill, stroke].filter(paint => /^(rgb|color)/.test(paint)).map(colourOf);
      })
    : ink === 'none'
      ? []
      : [colourOf(ink)];
  const colours = inks.map(one => faded(one, opacity));
  return inks.length > 0 ? [{ colours, isPartial: where !== 'everywhere' }] : [];
}

type Where = 'nowhere' | 'somewhere' | 'everywhere';

/** Where a shape has paint in a box, by a fine grid of points; somewhere, if its geometry is unknown. */
function paintedIn(shape: Element, svg: SVGSVGElement, box: DOMRect): (paint: 'fill' | 'stroke') => Where {
  const toShape = shape instanceof SVGGeometryElement && shape.getScreenCTM()?.inverse();
  if (!toShape) return () => 'somewhere';
  const isInside = insideClips(shape, svg);
  const points: { inShape: DOMPoint; isClipped: boolean }[] = [];
  for (let x = box.left + 1; x < box.right; x += 3)
    for (let y = box.top + 2; y < box.bottom - 1; y += 3) {
      const point = new DOMPoint(x, y);
      points.push({ inShape: point.matrixTransform(toShape), isClipped: !isInside(point) });
    }
  return paint => {
    const painted = points.filter(
      ({ inShape, isClipped }) =>
        !isClipped && (paint === 'fill' ? shape.isPointInFill(inShape) : shape.isPointInStroke(inShape)),
    );
    return painted.length === 0 ? 'nowhere' : painted.length < points.length ? 'somewhere' : 'everywhere';
  };
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !one.contains(other);

function opacityWithin(shape: Element, svg: Element): number {
  let opacity = 1;
  for (let at: Element | null = shape; at && at !== svg; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}
