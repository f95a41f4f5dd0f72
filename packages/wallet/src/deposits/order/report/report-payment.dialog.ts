import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../../../load-dialog.ts';
import type { ReportedOrder } from './report-payment.payload.ts';

/** Says of a payment that was not credited how much it was, when and by whom, with pictures. */
export const reportPaymentDialog = defineDialog<ReportedOrder>(
  'wallet/report-payment',
  loadDialog('reportPayment'),
);
