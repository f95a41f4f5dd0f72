import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import {
  refusedFor,
  type SendAnswer,
  type WithdrawalInstruction,
  type WithdrawalSide,
} from '../withdrawal-side.ts';
import './reference.tables.ts';

/**
 * What the reference provider does with the next request of a reference: pays, refuses (`refuse-oddly`: with a code that
 * nobody knows), or loses the request or its answer. `timeout-unlisted` loses the answer, and then denies the record until a duplicate comes.
 */
export const providerPlans = [
  'pay',
  'refuse',
  'refuse-name',
  'refuse-oddly',
  'timeout-before',
  'timeout-after',
  'timeout-unlisted',
] as const;
export type ProviderPlan = (typeof providerPlans)[number];

const words: Record<ProviderPlan, string> = {
  pay: '正常付款',
  refuse: '拒绝付款：账户已关闭',
  'refuse-name': '拒绝付款：户名不符',
  'refuse-oddly': '拒绝付款：未知代码',
  'timeout-before': '付款前超时',
  'timeout-after': '付款后超时',
  'timeout-unlisted': '付款后超时，查无此单，重发被拒',
};
const isPlan = (choice: string): choice is ProviderPlan => Object.hasOwn(words, choice);

type Row = Selectable<Tables['reference_provider_withdrawals']>;

const stateAfter = {
  pay: 'paid',
  refuse: 'refused',
  'refuse-name': 'refused',
  'refuse-oddly': 'refused',
  'timeout-before': 'planned',
  'timeout-after': 'paid',
  'timeout-unlisted': 'unlisted',
} as const satisfies Record<ProviderPlan, Row['state']>;

/** What it says with a refusal of each plan, and what that means. */
const saidOf: Partial<Readonly<Record<ProviderPlan, string>>> = {
  refuse: 'account closed',
  'refuse-name': 'name mismatch',
  'refuse-oddly': 'E9137',
};
const reasons = { 'account closed': 'account-closed', 'name mismatch': 'name-differs' } as const;

/** The line was cut: what happened at the other end is not known. */
class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/**
 * The provider of the demo: it moves no money and keeps its own books, in a table that nothing else reads, so that each
 * server meets the same one. It pays unless an operator planned something else for a reference.
 */
export function payByReference(db: Kysely<Tables>): WithdrawalSide {
  return {
    async send(instruction) {
      const plan = await carryOut(db, instruction);
      if (plan === 'duplicate') return refusedFor('duplicate reference', reasons);
      if (plan.startsWith('timeout')) throw new LostAnswer('the answer of the provider was lost');
      const row = await find(db, instruction.reference);
      if (!row) throw new LostAnswer('the provider forgot the request');
      return answerOf(row);
    },
    async ask(reference) {
      const row = await find(db, reference);
      const isListed = row !== undefined && row.state !== 'planned' && row.state !== 'unlisted';
      return isListed ? answerOf(row) : { kind: 'no-record' };
    },
    rehearsal: {
      choices: words,
      async choose(trx, reference, choice) {
        if (isPlan(choice)) await planWithdrawal(trx, reference, choice);
      },
    },
  };
}

/** Chooses what the provider will do with a reference it has not decided on. */
export async function planWithdrawal(
  db: Kysely<Tables>,
  reference: string,
  plan: ProviderPlan,
): Promise<void> {
  await db
    .insertInto('reference_provider_withdrawals')
    .values({ reference, plan, state: 'planned' })
    .onConflict(conflict =>
      conflict
        .column('reference')
        .doUpdateSet({ plan })
        .where('reference_provider_withdrawals.state', '=', 'planned'),
    )
    .execute();
}

/** Decides once per reference; answers the plan that was followed, 'pay' for what was decided before and is listed. */
function carryOut(
  db: Kysely<Tables>,
  { reference, amount, number }: WithdrawalInstruction,
): Promise<ProviderPlan | 'duplicate'> {
  return db.transaction().execute(async trx => {
    await trx
      .insertInto('reference_provider_withdrawals')
      .values({ reference, plan: 'pay', state: 'planned' })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const row = await trx
      .selectFrom('reference_provider_withdrawals')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state === 'unlisted') {
      await trx
        .updateTable('reference_provider_withdrawals')
        .set({ state: 'paid' })
        .where('reference', '=', reference)
        .execute();
      return 'duplicate';
    }
    if (row.state !== 'planned') return 'pay';
    // A lost request is lost once: the same one again arrives.
    const state = stateAfter[row.plan];
    await trx
      .updateTable('reference_provider_withdrawals')
      .set({ plan: 'pay', state, amount, target: number.slice(-4), said: saidOf[row.plan] ?? '' })
      .where('reference', '=', reference)
      .execute();
    return row.plan;
  });
}

function find(db: Kysely<Tables>, reference: string): Promise<Row | undefined> {
  return db
    .selectFrom('reference_provider_withdrawals')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function answerOf({ state, amount, said }: Row): SendAnswer {
  return state === 'refused' ? refusedFor(said, reasons) : { kind: 'paid', amount };
}
