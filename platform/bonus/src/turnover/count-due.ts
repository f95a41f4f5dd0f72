import { applyBet, type Portion, type Requirement } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger';
import { sql, type Transaction } from 'kysely';
import { closeWhenSpent, type EmptiedVenues } from './close-when-spent.ts';
import type { CountedRow, RequirementRow } from './turnover.tables.ts';

type Trx = Transaction<Tables>;

/** So many bets are counted in one go; who bet more before anybody looked, in several. */
const atOnce = 1_000;
/** The oldest first; of a deposit and its bonus, which are opened at once, the deposit. */
export const inTheirOrder = sql`opened_at, source <> 'deposit', id`;

/**
 * Fills the requirements of a member with the bets whose valid turnover changed, in the order of the changes; earlier
 * portions of a bet are taken back first. Holds the member's account until the transaction ends, as settlements do.
 */
export async function countDue(
  trx: Trx,
  memberId: string,
  at: { readonly now: number; readonly emptiedVenues: EmptiedVenues },
): Promise<void> {
  await lockAvailable(trx, memberId);
  let due: readonly CountedRow[];
  do {
    due = await dueBets(trx, memberId);
    if (due.length > 0) await count(trx, memberId, due);
  } while (due.length === atOnce);
  await closeWhenSpent(trx, memberId, at);
}

function dueBets(trx: Trx, memberId: string): Promise<CountedRow[]> {
  return trx
    .selectFrom('turnover_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('is_counted', '=', false)
    .orderBy('change')
    .limit(atOnce)
    .forUpdate()
    .execute();
}

async function count(trx: Trx, memberId: string, due: readonly CountedRow[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  const before = await trx.selectFrom('turnover_portions').selectAll().where('bet_id', 'in', ids).execute();
  const rows = await requirementsOf(trx, memberId, before);
  const done = new Map(rows.map(row => [row.id, row.done]));
  const add = (id: string, fen: bigint) => done.set(id, (done.get(id) ?? 0n) + fen);

  const portions: Portion[] = [];
  for (const bet of due) {
    for (const { bet_id, requirement_id, counted } of before) {
      if (bet_id === bet.id) add(requirement_id, -counted);
    }
    const { id, category, valid } = bet;
    const filled = applyBet(
      {
        requirements: rows.filter(isAsked).map(asRequirement),
        portions: [...done].map(([requirementId, counted]) => ({ betId: '', requirementId, counted })),
      },
      { id, category, valid, placedAt: Number(bet.placed_at), settledAt: Number(bet.settled_at) },
    );
    for (const { requirementId, counted } of filled) add(requirementId, counted);
    portions.push(...filled);
  }
  await write(trx, { ids, before, portions, rows, done });
}

/** A requirement, and of one of a grant until when it may be claimed and whether it was given up. */
type Asked = RequirementRow & {
  readonly expires_at: bigint | null;
  readonly forfeited_at: bigint | null;
};

/** The open requirements of a member, and those a changed bet had counted for, the oldest first. */
function requirementsOf(
  trx: Trx,
  memberId: string,
  before: readonly { readonly requirement_id: string }[],
): Promise<Asked[]> {
  const touched = [...new Set(before.map(({ requirement_id }) => requirement_id))];
  return trx
    .selectFrom('turnover_requirements')
    .leftJoin(
      eb => eb.selectFrom('grants').select(['id as grant_id', 'expires_at', 'forfeited_at']).as('grant_of'),
      join => join.on('grant_id', '=', sql`substr(turnover_requirements.id, ${'grant:'.length + 1}::int)`),
    )
    .selectAll('turnover_requirements')
    .select(['expires_at', 'forfeited_at'])
    .where('member_id', '=', memberId)
    .where(({ eb, or, and, ref }) =>
      or([
        and([eb('done', '<', ref('need')), eb('closed_at', 'is', null)]),
        ...(touched.length > 0 ? [eb('id', 'in', touched)] : []),
      ]),
    )
    .orderBy(inTheirOrder)
    .execute();
}

/** What was given up, or left unclaimed, asks for nothing: turnover goes to what still does. */
const isAsked = ({ closed_at, forfeited_at }: Asked) => closed_at === null && forfeited_at === null;

function asRequirement({ id, source, opened_at, expires_at, need, weights }: Asked): Requirement {
  return {
    ...{ id, openedAt: Number(opened_at), need, weights: JSON.parse(weights) },
    comesLast: source === 'grant',
    ...(expires_at !== null && { until: Number(expires_at) }),
  };
}

interface Counted {
  readonly ids: readonly string[];
  readonly before: readonly { readonly bet_id: string }[];
  readonly portions: readonly Portion[];
  readonly rows: readonly RequirementRow[];
  readonly done: ReadonlyMap<string, bigint>;
}

async function write(trx: Trx, { ids, before, portions, rows, done }: Counted): Promise<void> {
  if (before.length > 0) {
    const recounted = before.map(({ bet_id }) => bet_id);
    await trx.deleteFrom('turnover_portions').where('bet_id', 'in', recounted).execute();
  }
  if (portions.length > 0) {
    await trx
      .insertInto('turnover_portions')
      .values(
        portions.map(({ betId, requirementId, counted }) => ({
          bet_id: betId,
          requirement_id: requirementId,
          counted,
        })),
      )
      .execute();
  }
  for (const { id, done: was } of rows) {
    const is = done.get(id) ?? was;
    if (is !== was)
      await trx.updateTable('turnover_requirements').set({ done: is }).where('id', '=', id).execute();
  }
  await sql`UPDATE turnover_bets SET is_counted = true WHERE id = ANY(${[...ids]}::text[])`.execute(trx);
}
