import { lazyList } from '@lobby/feature';

/** Loads the view of a dialog of the wallet; the import stands here once, because the declarations are in the first page. */
export const loadDialog = lazyList(() => import('./lazy-dialogs.ts'));
