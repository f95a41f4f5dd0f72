import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createFormTokens } from '@lobby/platform-kernel/domain/form-token';
import { guardOperatorPage } from '@lobby/platform-kernel/domain/operator-door';
import { htmlPage, notePage } from '@lobby/platform-kernel/texts/html';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { closedVenues, setMaintenance } from '../directory/maintenance.ts';
import { venueOf } from '../directory/venue-list.ts';
import { planTransfer, venuePlans } from '../provider/venue-plan.ts';
import { venueDifferences } from '../reconcile/venue-differences.ts';
import type { SagaDeps } from '../saga/process-due.ts';
import { actOn, operatorActions } from './operator-actions.ts';
import { listPage, operatorPath } from './operator-html.ts';
import { openTransfers } from './transfer-list.ts';

const named = { token: v.string(), id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) };
const form = v.union([
  v.object({ ...named, maintenance: v.picklist(['on', 'off']) }),
  v.object({ ...named, plan: v.picklist(venuePlans) }),
  v.object({
    ...named,
    action: v.picklist(operatorActions),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
]);

/** `/dev/operator/transfers`: transfers that are not clear, what can be done with each, and venues that are closed. */
export function mountOperatorTransfers(app: Hono, deps: SagaDeps & Pick<Platform, 'keys'>): void {
  const { db, clock, keys } = deps;
  const tokens = createFormTokens(keys, clock, operatorPath);
  guardOperatorPage(app, operatorPath);
  app.get(operatorPath, async () => {
    const [transfers, closed] = [await openTransfers(db), await closedVenues(db)];
    const differences = await venueDifferences(deps);
    return htmlPage(listPage({ transfers, closed, differences }, tokens.issue()));
  });
  app.post(operatorPath, async c => {
    const read = v.safeParse(form, await c.req.parseBody().catch(() => ({})));
    if (!read.success)
      return htmlPage(notePage('未执行', '表单不完整，说明最多 200 字。', operatorPath), 400);
    const request = read.output;
    if (!tokens.accepts(request.token))
      return htmlPage(notePage('未执行', '页面已过期，请重新打开后再提交。', operatorPath), 403);
    if (!('action' in request) && !venueOf(request.id))
      return htmlPage(notePage('未执行', '没有这个场馆。', operatorPath), 404);
    if ('plan' in request) {
      await planTransfer(db, request.id, request.plan);
      return htmlPage(notePage('已执行', '该场馆的下一笔转账会这样处理。', operatorPath));
    }
    if ('maintenance' in request) {
      await setMaintenance(db, request.id, { closed: request.maintenance === 'on', at: clock.now() });
      return htmlPage(notePage('已执行', '场馆状态已更改；进行中的转账会继续。', operatorPath));
    }
    const done = await actOn({ db, clock }, request);
    return done
      ? htmlPage(notePage('已执行', '这笔转账已处理或会在几秒内继续。', operatorPath))
      : htmlPage(notePage('未执行', '这笔转账的状态已经变化，请返回列表查看。', operatorPath), 409);
  });
}
