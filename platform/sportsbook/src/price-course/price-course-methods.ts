import { priceCourses as rows } from '@lobby/api-client/contract/game/price-course';
import { type MethodHandler, method } from '../methods.ts';
import type { ChampionCourse } from './champion-course.ts';
import type { PriceCourse } from './price-course.ts';

/** The courses of prices: anybody may ask. */
export function priceCourseMethods(course: PriceCourse, champion: ChampionCourse): MethodHandler[] {
  return [method(rows.course, course), method(rows.champion, champion)];
}
