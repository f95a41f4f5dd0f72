import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { marketByWtype } from '@lobby/betting';
import { hour } from '@lobby/calendar';
import type { InferOutput } from 'valibot';

const begins = Date.parse('2026-11-21T18:00:00+08:00');
/** Of the first pick; the others go the other way. A lock before the last price. */
const course = [2.4, 2.44, 2.36, undefined, 2.52];

/** How the price of any market moved, the same each time. */
export function sampleCourse(wtype: string): InferOutput<(typeof priceCourses.course)['answer']> {
  return {
    systime: begins + 3 * hour,
    line: '',
    strong: '',
    picks: (marketByWtype(wtype)?.picks ?? []).map(({ rtype }, place) => ({
      rtype,
      points: course.map((odds, at) => ({
        at: begins + (at * hour) / 2,
        odds: odds === undefined ? '' : (place === 0 ? odds : 5.6 - odds + place / 2).toFixed(2),
      })),
    })),
  };
}
