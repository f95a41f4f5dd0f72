import { defineDialog } from '../define-dialog.ts';

export const termsDialog = defineDialog('test/terms', () => import('./terms.view.tsx'));
