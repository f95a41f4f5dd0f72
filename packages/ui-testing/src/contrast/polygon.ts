/**
 * Whether what is cut to a polygon has a point of a box, by its corners and its middle.
 * @param clipPath as computed; anything but a polygon cuts nothing.
 * @param place the box that percentages refer to.
 */
export function meetsPolygon(clipPath: string, place: DOMRect, box: DOMRect): boolean {
  return insideOf(clipPath, place, box).some(Boolean);
}

/** Whether all of these points are in it. */
export function holdsBox(clipPath: string, place: DOMRect, box: DOMRect): boolean {
  return insideOf(clipPath, place, box).every(Boolean);
}

/** Of the middle and the corners of a box, which are in what is cut. */
function insideOf(clipPath: string, place: DOMRect, box: DOMRect): readonly boolean[] {
  const [, list] = /^polygon\((.*)\)$/.exec(clipPath) ?? [];
  if (list === undefined) return [true];
  const corners = list.split(/,(?![^(]*\))/).map(corner => {
    const [x = '', y = ''] = corner.trim().split(/ (?![^(]*\))/);
    return [place.x + pixelsOf(x, place.width), place.y + pixelsOf(y, place.height)] as const;
  });
  const { left, right, top, bottom } = box;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    ...[left, right].flatMap(x => [top, bottom].map(y => [x, y])),
  ];
  return points.map(([x = 0, y = 0]) => isInside(corners, x, y));
}

/** A length, a percentage, or a sum of both in `calc`. */
function pixelsOf(value: string, whole: number): number {
  let pixels = 0;
  for (const [, sign, figure, unit] of value.matchAll(/([+-]?) ?([\d.]+)(px|%)/g))
    pixels += Number(figure) * (sign === '-' ? -1 : 1) * (unit === '%' ? whole / 100 : 1);
  return pixels;
}

function isInside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], at) => {
    const [x2, y2] = corners.at(at - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  });
  return inside;
}
