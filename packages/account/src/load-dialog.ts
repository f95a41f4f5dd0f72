import { lazyList } from '@lobby/feature';

/** Loads the view of a dialog of the account. */
export const loadDialog = lazyList(() => import('./lazy-dialogs.ts'));
