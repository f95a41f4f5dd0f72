import type { WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { formatYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** Why a state that a member is answered now is not what the database says; undefined when it is. */
export async function untruth(
  db: Kysely<Tables>,
  member: Member,
  state: WireOrderState,
): Promise<string | undefined> {
  const bets = await db
    .selectFrom('sport_bets')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('operation_id', '=', state.operation_id)
    .execute();
  const [bet] = bets;
  const says = (what: string) => `${state.operation_id} is told ${JSON.stringify(state)}, but ${what}`;
  if (bets.length > 1) return says('there are two bets');
  if (state.code === 'unknown') return bet && says(`it is ${bet.status}`);
  if (state.code === '555') {
    return bet && (bet.status !== 'rejected' || bet.reject_reason !== state.errormsg)
      ? says(`it is ${bet.status}`)
      : undefined;
  }
  if (!bet) return says('there is no bet');
  if (bet.ticket_id !== state.ticket_id) return says(`its ticket is ${bet.ticket_id}`);
  // It may have been decided since.
  if (state.code === 'delay') return undefined;
  if (bet.status !== 'open') return says(`it is ${bet.status}`);
  const legs = await db
    .selectFrom('sport_legs')
    .selectAll()
    .where('bet_id', '=', bet.id)
    .orderBy('leg')
    .execute();
  const stored = {
    gold: formatYuan(bet.unit),
    risk: formatYuan(bet.risk),
    winnable: formatYuan(bet.win),
    legs: legs.map(({ gid, rtype, odds, line }) => [gid, rtype, odds, line].join(' ')),
  };
  const { gold, risk, winnable } = state;
  const shown = {
    ...{ gold, risk, winnable },
    legs: state.legs.map(({ gid, rtype, ioratio, ratio }) => [gid, rtype, ioratio, ratio].join(' ')),
  };
  return JSON.stringify(shown) === JSON.stringify(stored) ? undefined : says(JSON.stringify(stored));
}

/** Members whose held money is not the sum of what their pending and open bets risk: a sentence each. */
export async function moneyNotHeld(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ member_id: string; held: bigint; risk: bigint }>`
    WITH risks AS (
      SELECT member_id, sum(risk)::bigint AS risk FROM sport_bets WHERE status IN ('pending', 'open') GROUP BY 1)
    SELECT a.member_id, a.balance AS held, coalesce(r.risk, 0)::bigint AS risk
    FROM ledger_accounts a LEFT JOIN risks r USING (member_id)
    WHERE a.kind = 'held' AND a.balance <> coalesce(r.risk, 0)`.execute(db);
  return rows.map(({ member_id, held, risk }) => `${member_id} has ${held} fen held, and bets risk ${risk}`);
}
