import { giftsOfDebit } from '@lobby/platform-bonus/promotions/deposits/debited-gifts';
import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { FindingKind } from '../deposits.tables.ts';
import { countedAround } from './counted-around.ts';

const mostListed = 50;

/** What a person has to look at, oldest first, at most fifty, with the gifts that a debit would take. @param now ms. */
export async function openFindings(db: Kysely<Tables>, now: number) {
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
  const found = [];
  for (const row of await withNames(db, rows)) {
    const { id, member_id: memberId } = row;
    const gifts =
      memberId !== null && canDebit(row)
        ? await giftsOfDebit(db, { memberId, at: now, counted: countedAround(id) })
        : [];
    found.push({ ...row, gifts });
  }
  return found;
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
export function canDebit({
  kind,
  fen,
  state,
}: {
  readonly kind: FindingKind;
  readonly fen: bigint;
  readonly state: string | null;
}): boolean {
  return kind === 'taken-back' && fen > 0n && state === 'credited';
}
