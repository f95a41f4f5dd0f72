import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { ExpressionBuilder } from 'kysely';

/**
 * Payments whose money may not be there: the provider reported that they went back, or reported another amount. Only
 * a person credits one of them, until the report has been dealt with.
 */
export function isInDoubt({ or, exists, selectFrom }: ExpressionBuilder<Tables, 'payments'>) {
  return or([
    exists(
      selectFrom('payment_findings')
        .select('payment_findings.id')
        .whereRef('payment_findings.payment_id', '=', 'payments.id')
        .where('payment_findings.kind', '=', 'taken-back')
        .where('payment_findings.ended_at', 'is', null),
    ),
    exists(
      selectFrom('payments as other')
        .select('other.id')
        .whereRef('other.site_id', '=', 'payments.site_id')
        .whereRef('other.provider', '=', 'payments.provider')
        .whereRef('other.transaction_id', '=', 'payments.transaction_id')
        .where('other.variant', '>', 0)
        .where('other.state', '=', 'parked'),
    ),
  ]);
}
