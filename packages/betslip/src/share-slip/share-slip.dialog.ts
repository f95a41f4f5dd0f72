import { defineDialog } from '@lobby/dialogs';
import type { SharedSlip } from './shared-slip.ts';

/**
 * The code of a shared slip, its link, and a picture of the link to be photographed. Only the slip opens it, so its words
 * are there already.
 */
export const shareSlipDialog = defineDialog<SharedSlip>(
  'betslip/share-slip',
  () => import('./share-slip.view.tsx'),
);
