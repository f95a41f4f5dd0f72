import { maintenanceDialog } from './maintenance/maintenance.dialog.ts';
import { announcementsDialog } from './prompts/announcements/announcements.dialog.ts';
import { bindingNeededDialog } from './prompts/binding-needed/binding-needed.dialog.ts';
import { serviceDialog } from './prompts/service/service.dialog.ts';
import { tipsDialog } from './prompts/tips/tips.dialog.ts';

/** The shell's own dialogs, independent of the features of a site. */
export const siteDialogs = [
  maintenanceDialog,
  tipsDialog,
  announcementsDialog,
  serviceDialog,
  bindingNeededDialog,
] as const;
