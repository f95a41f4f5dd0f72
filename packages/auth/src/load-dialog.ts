import { lazyList } from '@lobby/feature';

/** Loads the view of a dialog that is seldom opened. */
export const loadDialog = lazyList(() => import('./lazy-dialogs.ts'));
