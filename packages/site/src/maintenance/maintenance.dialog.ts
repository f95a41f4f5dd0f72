import { defineDialog } from '@lobby/dialogs';

/** When the site opens again, ms, if the platform has told. */
export interface MaintenanceNotice {
  readonly until?: number;
}

/** The site rests: a page over the page, which stays as it was and is there again afterwards. */
export const maintenanceDialog = defineDialog<MaintenanceNotice>('site/maintenance', () =>
  import('./load-maintenance.ts').then(late => late.loadMaintenance()),
);
