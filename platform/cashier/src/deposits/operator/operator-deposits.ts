import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createFormTokens } from '@lobby/platform-kernel/domain/form-token';
import { guardOperatorPage } from '@lobby/platform-kernel/operator-console/operator-door';
import { htmlPage } from '@lobby/platform-kernel/texts/html';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { openFindings } from '../findings/open-findings.ts';
import { settleFinding } from '../findings/settle-finding.ts';
import { creditParked, returnPayment } from '../parked/settle-parked.ts';
import { candidatesOf } from './candidates.ts';
import { findingOutcomes, findingsPart } from './findings-html.ts';
import { listReports } from './open-reports.ts';
import { listPage, notePage, operatorPath, outcomes, reasons } from './operator-html.ts';
import { orderLog } from './order-log.ts';
import { parkedPayments } from './parked-payments.ts';
import { providerClocks } from './provider-clocks.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const token = v.optional(v.string(), '');
const form = v.variant('do', [
  v.object({
    do: v.literal('credit'),
    token,
    id,
    order: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  v.object({ do: v.literal('return'), token, id }),
  v.object({ do: v.picklist(['clear', 'debit']), token, id }),
]);

/** `/dev/operator/payments`: money that waits for a person beside the orders it may be for, and forms that credit or return it. */
export function mountOperatorDeposits(
  app: Hono,
  { db, clock, keys, log }: Pick<Platform, 'db' | 'clock' | 'keys' | 'log'>,
): void {
  const tokens = createFormTokens(keys, clock, operatorPath);
  guardOperatorPage(app, operatorPath);
  app.get(operatorPath, async () => {
    const now = clock.now();
    const parked = [];
    for (const payment of await parkedPayments(db))
      parked.push({
        payment,
        candidates: await candidatesOf(db, payment, now),
        log: await orderLog(db, payment.order_id, reasons),
      });
    const issued = tokens.issue();
    const findings = findingsPart(await openFindings(db), issued);
    return htmlPage(
      listPage(
        { parked, ...(await listReports(db, now)), findings, above: await providerClocks(db), now },
        issued,
      ),
      200,
      'own',
    );
  });
  app.post(operatorPath, async c => {
    const read = v.safeParse(form, await c.req.parseBody());
    if (!read.success) return htmlPage(notePage('请填写订单号。'), 400);
    const asked = read.output;
    if (!tokens.accepts(asked.token)) return htmlPage(notePage('页面已过期，请重新打开后再提交。'), 403);
    const now = clock.now();
    if (asked.do === 'clear' || asked.do === 'debit') {
      const ended = await settleFinding(db, { id: asked.id, action: asked.do, now });
      log.info({ finding: asked.id, action: asked.do, ended }, 'an operator decided about a finding');
      return htmlPage(notePage(findingOutcomes[ended]), ended === 'done' ? 200 : 409);
    }
    const settled =
      asked.do === 'credit'
        ? await creditParked(db, { id: asked.id, orderId: asked.order, now })
        : await returnPayment(db, { id: asked.id, now });
    log.info({ payment: asked.id, action: asked.do, settled }, 'an operator decided about a parked payment');
    return htmlPage(notePage(outcomes[settled]), settled === 'done' ? 200 : 409);
  });
}
