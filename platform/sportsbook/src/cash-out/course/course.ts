import type { Fen } from '@lobby/money';

/** An offer for a bet; it stood until the next. */
export interface CoursePoint {
  /** ms. */
  readonly at: number;
  readonly price: Fen;
}

/** A course has so many points at most. */
export const mostPoints = 48;

/** A course with one more offer; the same when the offer has not changed. A full one loses every second point first. */
export function withOffer(course: readonly CoursePoint[], offer: CoursePoint): readonly CoursePoint[] {
  const last = course.at(-1);
  if (last && (last.price === offer.price || last.at >= offer.at)) return course;
  // The first and the last stay.
  const kept =
    course.length < mostPoints ? course : course.filter((_, at) => at % 2 === 0 || at === course.length - 1);
  return [...kept, offer];
}

/** A course as a row keeps it: "time:fen", parted by commas. */
export function printCourse(course: readonly CoursePoint[]): string {
  return course.map(({ at, price }) => `${at}:${price}`).join();
}

/** Reads what `printCourse` wrote. */
export function readCourse(text: string): readonly CoursePoint[] {
  if (text === '') return [];
  return text.split(',').map(point => {
    const [at = '', price = ''] = point.split(':');
    return { at: Number(at), price: BigInt(price) };
  });
}
