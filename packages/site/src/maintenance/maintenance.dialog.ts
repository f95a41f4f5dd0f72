import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { MaintenanceNotice } from './maintenance-notice.ts';

/** The site rests: a page over the page, which stays as it was and is there again afterwards. */
export const maintenanceDialog = defineDialog<MaintenanceNotice>(
  'site/maintenance',
  lazyList(() => import('./maintenance.lazy.ts'))('maintenance'),
);
