import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

/** The warning that stands before customer service. */
export const serviceDialog = defineDialog(
  'auth/service',
  withTexts(() => import('./service.container.tsx'), authMessages),
);
