import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { betslipMessages } from '../messages/index.ts';

/** A slip that has been shared. */
export interface SharedSlip {
  readonly code: string;
  /** Ms since the epoch. */
  readonly expiresAt: number;
}

/** The code of a shared slip, its link, and a picture of the link to be photographed. */
export const shareSlipDialog = defineDialog<SharedSlip>(
  'betslip/share-slip',
  withTexts(() => import('./share-slip.view.tsx'), betslipMessages),
);
