import { withTexts } from '@lobby/i18n';
import { maintenanceMessages } from './messages/index.ts';

/** The view and its texts, in a chunk of their own so that the first page carries neither. */
export default {
  maintenance: withTexts(() => import('./maintenance.container.tsx'), maintenanceMessages),
};
