/**
 * The screen that few visits see: fetched over a chunk of its own, so that the first page carries one import and not the
 * list of everything the screen needs.
 */
export default {
  fairness: () => import('./fairness/fairness.screen.tsx'),
};
