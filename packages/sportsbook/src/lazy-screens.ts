/**
 * The screens that few visits see: fetched over a chunk of its own, so that the first page carries one import and not the
 * list of everything the screens need.
 */
export default {
  venues: () => import('./venues/sport-venues.screen.tsx'),
  fairness: () => import('./fairness/fairness.screen.tsx'),
};
