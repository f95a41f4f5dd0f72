import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

/** Where the member is logged in, and the way to end it. */
export const devicesDialog = defineDialog(
  'auth/devices',
  withTexts(() => import('./devices.container.tsx'), authMessages),
);
