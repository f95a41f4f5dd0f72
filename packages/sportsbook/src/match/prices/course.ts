/** A price from a moment on; without one from then on it was not for sale. */
export interface PricePoint {
  /** ms. */
  readonly at: number;
  /** Decimal, whatever format the member reads. */
  readonly odds: number | undefined;
}

/** Where a chart begins and ends, ms, and its least and highest price. */
export interface Frame {
  readonly from: number;
  readonly until: number;
  readonly least: number;
  readonly most: number;
}

/** The frame that holds these courses until now; undefined while none has a price. */
export function frameOf(courses: readonly (readonly PricePoint[])[], until: number): Frame | undefined {
  const points = courses.flat();
  const prices = points.flatMap(({ odds }) => (odds === undefined ? [] : [odds]));
  if (prices.length === 0) return undefined;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const from = Math.min(...points.map(({ at }) => at));
  return { from, until: Math.max(until, from + 1), least, most: most === least ? most + 0.01 : most };
}

/** A course as steps in a box; a lock leaves a gap. */
export function pathOf(
  points: readonly PricePoint[],
  { from, until, least, most }: Frame,
  box: { readonly width: number; readonly height: number },
): string {
  const x = (at: number) => round(((at - from) / (until - from)) * box.width);
  const y = (odds: number) => round(box.height - ((odds - least) / (most - least)) * box.height);
  return points
    .map(({ at, odds }, place) => {
      if (odds === undefined) return '';
      const before = points[place - 1]?.odds;
      const start = before === undefined ? `M${x(at)} ${y(odds)}` : `V${y(odds)}`;
      return `${start}H${x(points[place + 1]?.at ?? until)}`;
    })
    .join('');
}

/** The course of one pick, as the platform tells it; empty of a pick that it does not name. */
export function takeCourse(
  picks: readonly { readonly rtype: string; readonly points: readonly { at: number; odds: string }[] }[],
  rtype: string,
): readonly PricePoint[] {
  const told = picks.find(one => one.rtype === rtype)?.points ?? [];
  return told.map(({ at, odds }) => ({ at, odds: odds === '' ? undefined : Number(odds) }));
}

/** The first and last price of a course, and its least and highest. */
export function summaryOf(points: readonly PricePoint[]) {
  const prices = points.flatMap(({ odds }) => (odds === undefined ? [] : [odds]));
  const [first] = prices;
  const last = prices.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { first, last, least: Math.min(...prices), most: Math.max(...prices) };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
