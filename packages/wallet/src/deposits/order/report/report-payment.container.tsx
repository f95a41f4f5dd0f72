import { serverNow } from '@lobby/api';
import type { DialogViewProps } from '@lobby/dialogs';
import type { ReportedOrder } from './report-payment.payload.ts';
import { ReportPaymentView } from './report-payment.view.tsx';
import { useReportPayment } from './use-report-payment.ts';

/** Reporting a payment, at work. */
export default function ReportPaymentContainer({ payload, close }: DialogViewProps<ReportedOrder>) {
  const { state, send, pictures, submit } = useReportPayment(payload.orderId, close);
  const edited = () => send({ type: 'edited' });
  return (
    <ReportPaymentView
      currency={payload.currency}
      asksPayer={payload.asksPayer}
      state={state}
      pictures={pictures.state}
      now={serverNow}
      onEdit={edited}
      onAdd={files => {
        edited();
        pictures.add(files);
      }}
      onRetry={pictures.retry}
      onRemove={pictures.remove}
      onLost={pictures.lose}
      onSubmit={values => void submit(values)}
      onClose={close}
    />
  );
}
