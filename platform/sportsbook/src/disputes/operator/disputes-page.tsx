/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { answerDispute } from '../answer-dispute.ts';
import { AnsweredDisputes, longestAnswer, OpenDisputes } from './dispute-list.tsx';
import { countOpenDisputes, disputeRows } from './dispute-rows.ts';

const form = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  verdict: v.picklist(['upheld', 'declined']),
  answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestAnswer)),
});

/** Disputes that wait for an answer, a form that answers each, and those that were answered. */
export const disputesPage = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): OperatorPage => ({
  path: '/dev/operator/disputes',
  title: '注单异议',
  group: 'matches',
  waiting: () => countOpenDisputes(db),
  views: {
    '': async () => ({
      body: (
        <>
          <p>
            答复不改变注单和金额。异议成立的，先在赛事页更正赛果或取消注单，会员会收到结算变更的信，再在这里答复。
          </p>
          <OpenDisputes rows={await disputeRows(db, 'open')} />
          <h2>已答复</h2>
          <AnsweredDisputes rows={await disputeRows(db, 'answered')} />
        </>
      ),
    }),
  },
  incomplete: `请选择结论并填写答复，最多 ${longestAnswer} 字。`,
  actions: [
    operatorAction({
      form,
      done: { title: '已答复', sentence: '会员会收到站内信，注单上会显示结论。' },
      async run(answer) {
        const isDone = await answerDispute(db, { ...answer, now: clock.now() });
        return isDone ? 'done' : { refused: '这个异议已经答复，或不存在。', status: 409 };
      },
    }),
  ],
});
