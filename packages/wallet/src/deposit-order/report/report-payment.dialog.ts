import { lateDialog } from '../../late-dialog.ts';
import type { ReportedOrder } from './report-payment.payload.ts';

/** Says of a payment that was not credited how much it was, when and by whom, with pictures. */
export const reportPaymentDialog = lateDialog<ReportedOrder>('wallet/report-payment', late =>
  late.loadReportPayment(),
);
