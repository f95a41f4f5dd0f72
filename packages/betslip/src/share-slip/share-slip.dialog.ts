import { defineDialog } from '@lobby/dialogs';

/** A slip that has been shared. */
export interface SharedSlip {
  readonly code: string;
  /** Ms since the epoch. */
  readonly expiresAt: number;
}

/**
 * The code of a shared slip, its link, and a picture of the link to be photographed. Only the slip opens it, so its words
 * are there already.
 */
export const shareSlipDialog = defineDialog<SharedSlip>(
  'betslip/share-slip',
  () => import('./share-slip.view.tsx'),
);
