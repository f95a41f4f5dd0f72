import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Providers } from '../../providers/open-providers.ts';
import { asksAgainAt } from '../saga/back-off.ts';
import { payWithdrawal, refundWithdrawal, takeReturn } from '../saga/money.ts';
import { lockWithdrawal, moveTo, type Trx, type WithdrawalRow } from '../saga/withdrawal-row.ts';

/**
 * What an operator does with a withdrawal. `approve` and `reject` decide a review; `resend` repeats one without a
 * record; `confirm` and `fail` settle an unknown outcome; `return`: the bank sent it back; `clear` ends a finding.
 */
export const operatorActions = ['approve', 'reject', 'resend', 'confirm', 'fail', 'return', 'clear'] as const;
export type OperatorAction = (typeof operatorActions)[number];

export interface ActionRequest {
  readonly id: string;
  readonly action: OperatorAction;
  /** Plain text; the member reads it of `reject`, `fail` and `return`. */
  readonly note: string;
  /** What a provider that rehearses will do with an approved one. */
  readonly plan: string;
}

/** Which actions a withdrawal is open to. */
export function actionsFor({ state, finding }: Pick<WithdrawalRow, 'state' | 'finding'>): OperatorAction[] {
  const clear: OperatorAction[] = finding === '' || finding === 'refund-watched' ? [] : ['clear'];
  switch (state) {
    case 'review':
      return ['approve', 'reject'];
    case 'unknown':
      // What else is known of it speaks against another request, or has to be asked for first.
      return finding === 'no-record' ? ['resend', 'confirm', 'fail'] : ['confirm', 'fail'];
    case 'sending':
      return finding === 'pending-long' ? ['confirm', 'fail'] : [];
    case 'paid':
      return ['return', ...clear];
    case 'rejected':
      return clear;
    default:
      return [];
  }
}

/** Carries out an action once. @returns false when the withdrawal is not, or no longer, open to it. */
export function actOn(
  {
    db,
    clock,
    providers,
  }: Pick<Platform, 'db' | 'clock'> & { readonly providers?: Pick<Providers, 'payerOf'> },
  request: ActionRequest,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const row = await lockWithdrawal(trx, request.id);
    if (!row || !actionsFor(row).includes(request.action)) return false;
    const rehearsal = providers?.payerOf(row.kind)?.withdrawals?.rehearsal;
    if (request.action === 'approve') await rehearsal?.choose(trx, row.id, request.plan);
    await carryOut(trx, row, request, clock.now());
    return true;
  });
}

async function carryOut(
  trx: Trx,
  row: WithdrawalRow,
  { action, note }: ActionRequest,
  at: number,
): Promise<void> {
  const shared = { source: 'operator', at, note } as const;
  switch (action) {
    case 'approve':
      return moveTo(trx, row, { ...shared, to: 'approved', nextAt: at });
    case 'resend':
      return moveTo(trx, row, { ...shared, to: 'approved', nextAt: at, change: { finding: '', asked: 0 } });
    case 'reject':
      return refundWithdrawal(trx, row, { ...shared, change: { note } });
    case 'confirm':
      return payWithdrawal(trx, row, shared);
    case 'fail': {
      // It may still turn out as paid: the provider is asked on, and what it says moves no money any more.
      const change = { note, finding: 'refund-watched', asked: 0 } as const;
      return refundWithdrawal(trx, row, { ...shared, change, nextAt: asksAgainAt(1, at) });
    }
    case 'return':
      return takeReturn(trx, row, { ...shared, change: { note } });
    case 'clear':
      return moveTo(trx, row, { ...shared, to: row.state, change: { finding: '' } });
  }
}
