import type { NamesOfMembers } from '@lobby/platform-kernel/calls/member-door';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createFormTokens } from '@lobby/platform-kernel/domain/form-token';
import { guardOperatorPage } from '@lobby/platform-kernel/domain/operator-door';
import { escapeHtml, htmlPage, notePage } from '@lobby/platform-kernel/texts/html';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { answerFeedback } from '../answer-feedback.ts';
import { listPage, operatorPath } from './operator-html.ts';
import { waitingFeedback } from './waiting-feedback.ts';

const form = v.object({
  token: v.optional(v.string(), ''),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000)),
  format: v.picklist(['text', 'html']),
});

/** `/dev/operator/feedback`: what waits for an answer, and a form that answers it. */
export function mountOperatorFeedback(
  app: Hono,
  { db, clock, keys }: Pick<Platform, 'db' | 'clock' | 'keys'>,
  namesOf: NamesOfMembers,
): void {
  const tokens = createFormTokens(keys, clock, operatorPath);
  guardOperatorPage(app, operatorPath);
  app.get(operatorPath, async () =>
    htmlPage(listPage(await waitingFeedback(db, namesOf), tokens.issue()), 200, 'own'),
  );
  app.post(operatorPath, async c => {
    const read = v.safeParse(form, await c.req.parseBody());
    if (!read.success) return htmlPage(notePage('未回复', '请填写回复，最多 5000 字。', operatorPath), 400);
    const { token, id, format, answer } = read.output;
    if (!tokens.accepts(token))
      return htmlPage(notePage('未回复', '页面已过期，请重新打开后再提交。', operatorPath), 403);
    const html = format === 'html' ? answer : paragraphs(answer);
    const isDone = await answerFeedback(db, { id, answer: html, now: clock.now() });
    return isDone
      ? htmlPage(notePage('已回复', '会员会看到未读标记。', operatorPath))
      : htmlPage(notePage('未回复', '这条反馈已不存在，会员可能已将其删除。', operatorPath), 404);
  });
}

/** Plain text as HTML: an empty line begins a paragraph. */
function paragraphs(text: string): string {
  return text
    .split(/(?:\r?\n){2,}/)
    .map(part => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
