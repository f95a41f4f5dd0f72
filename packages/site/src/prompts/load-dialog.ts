import { lazyList } from '@lobby/feature';

/** Loads the view of a dialog of the shell; the list is fetched with the first of them. */
export const loadDialog = lazyList(() => import('./lazy-dialogs.ts'));
