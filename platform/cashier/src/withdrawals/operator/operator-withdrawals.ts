import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createFormTokens } from '@lobby/platform-kernel/domain/form-token';
import { guardOperatorPage } from '@lobby/platform-kernel/domain/operator-door';
import { htmlPage, notePage } from '@lobby/platform-kernel/texts/html';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Providers } from '../../providers/open-providers.ts';
import { actOn, operatorActions } from './operator-actions.ts';
import { listPage, operatorPath } from './operator-html.ts';
import { withdrawalList } from './withdrawal-list.ts';

const form = v.object({
  token: v.string(),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  action: v.picklist(operatorActions),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  plan: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
});
/** The member reads why. */
const needsNote = ['reject', 'fail', 'return'];

/** `/dev/operator/withdrawals`: withdrawals that wait for a person, and what can be done with each. */
export function mountOperatorWithdrawals(
  app: Hono,
  { db, clock, keys }: Pick<Platform, 'db' | 'clock' | 'keys'>,
  providers: Pick<Providers, 'payerOf'>,
): void {
  const tokens = createFormTokens(keys, clock, operatorPath);
  guardOperatorPage(app, operatorPath);
  app.get(operatorPath, async () => htmlPage(listPage(await withdrawalList(db), providers, tokens.issue())));
  app.post(operatorPath, async c => {
    const read = v.safeParse(form, await c.req.parseBody().catch(() => ({})));
    if (!read.success)
      return htmlPage(notePage('未执行', '表单不完整，说明最多 200 字。', operatorPath), 400);
    const { token, ...request } = read.output;
    if (!tokens.accepts(token))
      return htmlPage(notePage('未执行', '页面已过期，请重新打开后再提交。', operatorPath), 403);
    if (needsNote.includes(request.action) && request.note === '')
      return htmlPage(notePage('未执行', '请填写说明，会员会看到。', operatorPath), 400);
    const done = await actOn({ db, clock, providers }, request);
    return done
      ? htmlPage(notePage('已执行', '这笔取款会在几秒内继续处理。', operatorPath))
      : htmlPage(notePage('未执行', '这笔取款的状态已经变化，请返回列表查看。', operatorPath), 409);
  });
}
