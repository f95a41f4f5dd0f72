import { withTexts } from '@lobby/i18n';
import { maintenanceMessages } from './messages/index.ts';

/** The view and its words; by itself, so that the first page carries neither. */
export const loadMaintenance = withTexts(() => import('./maintenance.container.tsx'), maintenanceMessages);
