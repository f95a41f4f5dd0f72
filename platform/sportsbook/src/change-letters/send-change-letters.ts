import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger';
import { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { doEach } from '../each.ts';
import { voidsDue } from '../outrights/champion-voids.ts';
import { changeLetter } from './change-letter.ts';
import { readSubject } from './subject-rows.ts';

interface Due {
  readonly member_id: string;
  readonly match_id: string | null;
  readonly outright_id: string | null;
}

/**
 * Writes to the members whose settled bets were changed: one letter for each member and match, or outright, once every
 * bet of theirs that the change concerns was settled anew, by whichever process. What changes after that is another
 * letter.
 */
export async function sendChangeLetters(db: Kysely<Tables>, now: number): Promise<void> {
  const due = await db
    .selectFrom('sport_bet_changes as c')
    .select(['c.member_id', 'c.match_id', 'c.outright_id'])
    .distinct()
    .where(sql<boolean>`NOT (${waitsForMore(db, now)})`)
    .limit(200)
    .execute();
  await doEach(due, each => db.transaction().execute(trx => sendOne(trx, each, now)));
}

async function sendOne(trx: Transaction<Tables>, due: Due, now: number): Promise<void> {
  // Whoever changes a bet of the member holds it too: none is half done, and no other process takes the same rows.
  await lockAvailable(trx, due.member_id);
  const taken = await trx
    .deleteFrom('sport_bet_changes as c')
    .where('c.member_id', '=', due.member_id)
    .where('c.match_id', 'is not distinct from', due.match_id)
    .where('c.outright_id', 'is not distinct from', due.outright_id)
    .where(sql<boolean>`NOT (${waitsForMore(trx, now)})`)
    .returningAll()
    .execute();
  if (taken.length === 0) return;
  const rows = await trx
    .selectFrom('sport_bets as b')
    .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
    .select(['b.id', 'b.site_id', 'b.ticket_id', 'b.risk', 'b.sold_risk', 'l.wtype', 'l.rtype'])
    .where(
      'b.id',
      'in',
      taken.map(({ bet_id }) => bet_id),
    )
    .where('l.match_id', 'is not distinct from', due.match_id)
    .where('l.outright_id', 'is not distinct from', due.outright_id)
    .execute();
  const bets = new Map(rows.map(row => [row.id, row]));
  const tickets = taken
    .flatMap(change => {
      const bet = bets.get(change.bet_id);
      return bet ? [{ ...change, ...bet }] : [];
    })
    .sort((one, other) => Number(one.bet_id - other.bet_id) || one.seq - other.seq);
  const [first] = tickets;
  const subject = await readSubject(trx, due);
  if (!first || !subject) throw new Error(`The changes of ${due.member_id} are of no match and no outright.`);
  await sendLetter(trx, {
    id: `bets:${first.bet_id}:${first.seq}`,
    siteId: first.site_id,
    memberId: due.member_id,
    type: 'fd',
    texts: changeLetter(subject, tickets),
    at: now,
  });
}

/**
 * Whether more may follow a change `c`: another bet of its member on the same match, or outright, is not graded by all
 * that is known. Bets of other members are waited for by none.
 */
function waitsForMore(db: Kysely<Tables>, now: number): RawBuilder<boolean> {
  const toVoid = voidsDue(db, now)
    .select('b.id')
    .where('l.member_id', '=', sql.ref<string>('c.member_id'))
    .where('l.outright_id', '=', sql.ref<string>('c.outright_id'));
  return sql<boolean>`EXISTS (
    SELECT 1 FROM sport_legs l JOIN sport_bets b ON b.id = l.bet_id
    LEFT JOIN sport_result_changes n ON n.match_id = l.match_id
    LEFT JOIN LATERAL (SELECT max(version) AS newest FROM sport_outright_results r
      WHERE r.outright_id = l.outright_id) o ON true
    WHERE l.member_id = c.member_id AND b.status IN ('open', 'settled')
      AND (l.match_id = c.match_id AND l.changes_seen < n.changes
        OR l.outright_id = c.outright_id AND l.result_version < o.newest))
    OR EXISTS (${toVoid})`;
}
