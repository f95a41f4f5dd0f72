import { defineDialog } from '../define-dialog.ts';
import type { termsDialog } from './terms.ts';

/** Dialogs for this package's own stories and tests. */
export const greetingDialog = defineDialog<{ name: string }>(
  'test/greeting',
  () => import('./greeting.view.tsx'),
);

let failures = 0;

/** Fails to load once, as a chunk does when the line is down, then loads. */
export const flakyDialog = defineDialog('test/flaky', () =>
  failures++ % 2 === 0 ? Promise.reject(new Error('chunk is gone')) : import('./terms.view.tsx'),
);

/** Never loads: its file went with a deploy. */
export const goneDialog = defineDialog(
  'test/gone',
  (): ReturnType<typeof termsDialog.load> =>
    Promise.reject(new Error('Failed to fetch dynamically imported module')),
);
