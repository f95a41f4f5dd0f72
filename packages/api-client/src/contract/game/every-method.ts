import { cashOutMethods } from './cash-out.ts';
import { drawMethods } from './draws.ts';
import type { SportsbookMethod } from './method.ts';
import { outrights } from './outrights.ts';
import { priceCourses } from './price-course.ts';
import { results } from './results.ts';
import { matchSearch } from './search-matches.ts';
import { sharedSlipMethods } from './shared-slips.ts';
import { sportsbook } from './sportsbook.ts';

/** Every method behind `venue/resource`. For tools and the platform: a page imports the rows that it calls. */
export const everyMethod: readonly SportsbookMethod[] = [
  sportsbook,
  outrights,
  results,
  priceCourses,
  matchSearch,
  drawMethods,
  sharedSlipMethods,
  cashOutMethods,
].flatMap(group => Object.values<SportsbookMethod>(group));
