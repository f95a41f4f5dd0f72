/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import type { Providers } from '../../providers/open-providers.ts';
import { actOn, operatorActions } from './operator-actions.ts';
import { countInReview, withdrawalList } from './withdrawal-list.ts';
import { WithdrawalTable } from './withdrawal-table.tsx';

const form = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  action: v.picklist(operatorActions),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  plan: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
});
/** The member reads why. */
const needsNote = ['reject', 'fail', 'return'];

/** Withdrawals that wait for a person, the newest ended ones, and what can be done with each. */
export const withdrawalsPage = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  providers: Pick<Providers, 'payerOf'>,
): OperatorPage => ({
  path: '/dev/operator/withdrawals',
  title: '取款审核',
  group: 'money',
  waiting: () => countInReview(db),
  views: {
    async ''() {
      const { waits, ended } = await withdrawalList(db);
      return {
        body: (
          <>
            <h2>处理中</h2>
            <WithdrawalTable list={waits} providers={providers} />
            <h2>已结束</h2>
            <WithdrawalTable list={ended} providers={providers} />
          </>
        ),
      };
    },
  },
  incomplete: '表单不完整，说明最多 200 字。',
  actions: [
    operatorAction({
      form,
      done: { sentence: '这笔取款会在几秒内继续处理。' },
      async run(request) {
        if (needsNote.includes(request.action) && request.note === '')
          return { refused: '请填写说明，会员会看到。', status: 400 };
        const isDone = await actOn({ db, clock, providers }, request);
        return isDone ? 'done' : { refused: '这笔取款的状态已经变化，请返回列表查看。', status: 409 };
      },
    }),
  ],
});
