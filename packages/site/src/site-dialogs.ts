import { maintenanceDialog } from './maintenance/maintenance.dialog.ts';
import { bindRealNameDialog } from './prompts/bind-real-name/bind-real-name.dialog.ts';
import { serviceDialog } from './prompts/service/service.dialog.ts';
import { tipsDialog } from './prompts/tips/tips.dialog.ts';

/** What the shell itself says over the page, whatever features a site has. */
export const siteDialogs = [maintenanceDialog, tipsDialog, serviceDialog, bindRealNameDialog] as const;
