import { priceCourses as rows } from '@lobby/api-client/contract/game/price-course';
import { type MethodHandler, method } from '../methods.ts';
import type { PriceCourse } from './price-course.ts';

/** The courses of prices: anybody may ask. */
export function priceCourseMethods(course: PriceCourse): MethodHandler[] {
  return [method(rows.course, course)];
}
