import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 50;

/** What a person has to look at, oldest first, at most fifty. */
export async function openFindings(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('payment_findings')
    .leftJoin('payments', 'payments.id', 'payment_findings.payment_id')
    .select([
      'payment_findings.id',
      'payment_findings.site_id',
      'payment_findings.transaction_id',
      'payment_findings.kind',
      'payment_findings.fen',
      'payment_findings.body',
      'payment_findings.seen_at',
      'payments.state',
      'payments.order_id',
      'payments.member_id',
    ])
    .where('payment_findings.ended_at', 'is', null)
    .orderBy('payment_findings.seen_at')
    .limit(mostListed)
    .execute();
  return withNames(db, rows);
}

/** How many of them there are. */
export async function countFindings(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('payment_findings')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type OpenFinding = Awaited<ReturnType<typeof openFindings>>[number];

/** Whether a finding is about money that a member has and the provider no longer has. */
export function canDebit({ kind, fen, state }: Pick<OpenFinding, 'kind' | 'fen' | 'state'>): boolean {
  return kind === 'taken-back' && fen > 0n && state === 'credited';
}
