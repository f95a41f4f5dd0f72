import { toFailure } from '@lobby/api';
import { useReportPaymentMutation } from '@lobby/api/endpoints/payment';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { startSubmission, submissionFlow } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { sentOf, usePictureAddress, usePictures, whatHolds } from '@lobby/pictures';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { walletMessages } from '../../../messages/index.ts';
import { instantOf, type ReportValues } from './report-payment.form.ts';

/** Reports a payment. A report without an answer can be sent again: the same one counts once. */
export function useReportPayment(orderId: string, onDone: () => void) {
  const t = useText(walletMessages);
  const [state, send] = useReducer(submissionFlow<ApiFailure>, startSubmission);
  const pictures = usePictures([], usePictureAddress());
  const [report] = useReportPaymentMutation();

  async function submit({ amount, paidAt, payerName }: ReportValues): Promise<void> {
    const at = instantOf(paidAt);
    if (state.step !== 'writing' || at === undefined || whatHolds(pictures.state.pictures)) return;
    send({ type: 'submitted' });
    const ids = sentOf(pictures.state.pictures).map(({ id }) => id);
    const { error } = await report({
      orderId,
      amount,
      paidAt: at,
      payerName: payerName.trim(),
      pictures: ids,
    });
    if (error) {
      const failure = toFailure(error);
      if (reasonOf(failure) === 'picture-gone') pictures.loseAll();
      return send({ type: 'failed', failure });
    }
    toast.success(t('wallet.report.sent'));
    onDone();
  }

  return { state, send, pictures, submit };
}
