/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { OperatorPage } from '@lobby/platform-kernel/domain/operator-page';
import { clocksThatDiffer } from '../../providers/provider-clock.ts';
import { countFindings, openFindings } from '../findings/open-findings.ts';
import { candidatesOf } from './candidates.ts';
import { FindingsView } from './findings-view.tsx';
import { listReports } from './open-reports.ts';
import { orderEvents } from './order-log.tsx';
import { countParked, parkedPayments } from './parked-payments.ts';
import { ParkedView, type Waiting } from './parked-view.tsx';
import { paymentActions } from './payment-actions.ts';
import { ProviderClocks } from './provider-clocks.tsx';
import { ReportTable } from './report-table.tsx';

/** Money that waits for a person beside the orders it may be for, what members report, and what was found besides. */
export const paymentsPage = (platform: Pick<Platform, 'db' | 'clock' | 'log'>): OperatorPage => ({
  path: '/dev/operator/payments',
  title: '待处理存款',
  group: 'money',
  waiting: async () => (await countParked(platform.db)) + (await countFindings(platform.db)),
  showsPictures: true,
  views: { '': async () => ({ body: await paymentsView(platform) }) },
  incomplete: '请填写订单号。',
  actions: paymentActions(platform),
});

async function paymentsView({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const now = clock.now();
  const parked: Waiting[] = [];
  for (const payment of await parkedPayments(db))
    parked.push({
      payment,
      candidates: await candidatesOf(db, payment, now),
      events: await orderEvents(db, payment.order_id),
    });
  const findings = await openFindings(db, now);
  const { reports, more } = await listReports(db, now);
  return (
    <>
      <ProviderClocks clocks={await clocksThatDiffer(db)} />
      {parked.length === 0 && <p>没有待处理的款项。</p>}
      {parked.map(waiting => (
        <ParkedView waiting={waiting} now={now} />
      ))}
      <h2>会员申报的付款</h2>
      <ReportTable reports={reports} />
      {more && <p>还有更多申报没有列出。</p>}
      <FindingsView findings={findings} />
    </>
  );
}
