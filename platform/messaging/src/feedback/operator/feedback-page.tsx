/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { NamesOfMembers } from '@lobby/platform-kernel/calls/member-door';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import { paragraphs } from '@lobby/platform-kernel/texts/html';
import * as v from 'valibot';
import { answerFeedback } from '../answer-feedback.ts';
import { FeedbackList } from './feedback-list.tsx';
import { countWaiting, waitingFeedback } from './waiting-feedback.ts';

const form = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000)),
  format: v.picklist(['text', 'html']),
});

/** What waits for an answer, and a form that answers it. */
export const feedbackPage = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  namesOf: NamesOfMembers,
): OperatorPage => ({
  path: '/dev/operator/feedback',
  title: '意见反馈',
  group: 'members',
  waiting: () => countWaiting(db),
  showsPictures: true,
  views: {
    '': async () => ({ body: <FeedbackList waiting={await waitingFeedback(db, namesOf)} /> }),
  },
  incomplete: '请填写回复，最多 5000 字。',
  actions: [
    operatorAction({
      form,
      done: { title: '已回复', sentence: '会员会看到未读标记。' },
      async run({ id, answer, format }) {
        const html = format === 'html' ? answer : paragraphs(answer);
        const isDone = await answerFeedback(db, { id, answer: html, now: clock.now() });
        return isDone ? 'done' : { refused: '这条反馈已不存在，会员可能已将其删除。', status: 404 };
      },
    }),
  ],
});
