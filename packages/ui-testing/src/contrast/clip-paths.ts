/**
 * Whether a point of the window is inside every `clip-path` of a drawing that one of its shapes is drawn through. A
 * clip whose geometry is not known cuts nothing.
 */
export function insideClips(shape: Element, svg: SVGSVGElement): (point: DOMPoint) => boolean {
  const clips: ((point: DOMPoint) => boolean)[] = [];
  for (let at: Element | null = shape; at && at !== svg; at = at.parentElement) {
    const clip = at instanceof SVGGraphicsElement && clipOf(at);
    if (clip) clips.push(clip);
  }
  return point => clips.every(isInside => isInside(point));
}

function clipOf(element: SVGGraphicsElement): ((point: DOMPoint) => boolean) | undefined {
  const [, id] = /^url\("?#([^")]+)"?\)/.exec(getComputedStyle(element).clipPath) ?? [];
  const clip = id === undefined ? null : document.getElementById(id);
  const toElement = element.getScreenCTM()?.inverse();
  if (!(clip instanceof SVGClipPathElement) || !toElement) return undefined;
  if (clip.clipPathUnits.baseVal !== SVGUnitTypes.SVG_UNIT_TYPE_USERSPACEONUSE) return undefined;
  const outlines = [...clip.children].filter(child => child instanceof SVGGeometryElement);
  if (outlines.length < clip.children.length) return undefined;
  return point => {
    const inElement = point.matrixTransform(toElement);
    return outlines.some(outline => {
      const moved = outline.transform.baseVal.consolidate()?.matrix;
      return outline.isPointInFill(moved ? inElement.matrixTransform(moved.inverse()) : inElement);
    });
  };
}
