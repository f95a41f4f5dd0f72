import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { marketByWtype } from '@lobby/betting';
import { hour } from '@lobby/calendar';
import type { InferOutput } from 'valibot';

const begins = Date.parse('2026-11-21T18:00:00+08:00');
/** Of the first pick; the others go the other way. A lock before the last price. */
const course = [2.4, 2.44, 2.36, undefined, 2.52];

/** How the prices of these runners moved: every other one gets shorter, the last one has not moved. */
export function sampleChampionCourse({
  rtypes,
}: WireOutright): InferOutput<(typeof priceCourses.champion)['answer']> {
  const runners = rtypes.map(({ rtype, ioratio }, place) => {
    const last = Number(ioratio) || 9;
    const moved =
      place === rtypes.length - 1 ? [1] : place % 2 === 0 ? [1.6, 1.3, 1.4, 1] : [0.7, 0.8, 0.6, 1];
    const points = moved.map((factor, at) => ({ at: begins + at * hour, odds: (last * factor).toFixed(2) }));
    return { rtype, points };
  });
  return { systime: begins + 4 * hour, runners };
}

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
