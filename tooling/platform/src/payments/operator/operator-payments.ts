import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Platform } from '../../kernel/domain.ts';
import { htmlPage } from '../../kernel/html.ts';
import { guardOperatorPage } from '../../kernel/operator-door.ts';
import { creditParked, returnPayment } from '../parked/settle-parked.ts';
import { listPage, notePage, operatorPath, outcomes } from './operator-html.ts';
import { parkedPayments } from './parked-payments.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const form = v.variant('do', [
  v.object({
    do: v.literal('credit'),
    id,
    order: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  v.object({ do: v.literal('return'), id }),
]);

/** `/dev/operator/payments`: money that waits for a person, and forms that credit or return it. */
export function mountOperatorPayments(
  app: Hono,
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
): void {
  guardOperatorPage(app, operatorPath);
  app.get(operatorPath, async () => htmlPage(listPage(await parkedPayments(db))));
  app.post(operatorPath, async c => {
    const read = v.safeParse(form, await c.req.parseBody());
    if (!read.success) return htmlPage(notePage('请填写订单号。'), 400);
    const asked = read.output;
    const now = clock.now();
    const settled =
      asked.do === 'credit'
        ? await creditParked(db, { id: asked.id, orderId: asked.order, now })
        : await returnPayment(db, { id: asked.id, now });
    log.info({ payment: asked.id, action: asked.do, settled }, 'an operator decided about a parked payment');
    return htmlPage(notePage(outcomes[settled]), settled === 'done' ? 200 : 409);
  });
}
