/** A price from a moment on: decimal odds, empty while it was not sold. A type, as the wire's are. */
export type PricePoint = { readonly at: number; readonly odds: string };

/** The points where a price changed. What was not for sale at first has no course yet. Pure. */
export function changesOf(points: readonly PricePoint[]): PricePoint[] {
  return points.filter(({ odds }, place) => odds !== (points[place - 1]?.odds ?? ''));
}
