/**
 * Draws a thing once for all objects of a match: it is planned, read from its row, and followed.
 * @param most are kept; then all are forgotten.
 */
export function drawnOnce<Thing>(most: number): (drawnFrom: string, draw: () => Thing) => Thing {
  const drawn = new Map<string, Thing>();
  return (drawnFrom, draw) => {
    const known = drawn.get(drawnFrom);
    if (known !== undefined) return known;
    const thing = draw();
    if (drawn.size >= most) drawn.clear();
    drawn.set(drawnFrom, thing);
    return thing;
  };
}
