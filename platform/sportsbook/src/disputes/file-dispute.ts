import { randomUUID } from 'node:crypto';
import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { disputableUntil } from '@lobby/betting';
import { day } from '@lobby/calendar';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { refuseFrequent } from '@lobby/platform-kernel/calls/limits';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import { lockTicket } from '../bets/stored-bet.ts';

const mostADay = 10;

type Filed = ParsedRequestOf<typeof contract.record.disputeBet>;

/**
 * Files a dispute of a settled bet of the member. The same again while it is open is the same dispute.
 * @throws Refusal for a bet of somebody else, one not settled, too late or disputed already, and the eleventh within
 * 24 hours.
 */
export async function fileDispute(
  { ticketId, kind, text: typed }: Filed,
  ctx: Context,
): Promise<{ id: string }> {
  const { id: memberId, siteId } = memberOf(ctx);
  const now = ctx.clock.now();
  const text = typed.trim();
  if (text === '') throw new Refusal('invalid-parameter');
  return ctx.db.transaction().execute(async trx => {
    // With the account of the member: of two at once the second sees the first, also of another ticket.
    const bet = await lockTicket(trx, memberId, ticketId);
    if (!bet) throw new Refusal('not-found');
    const open = await trx
      .selectFrom('sport_disputes')
      .select(['id', 'kind', 'text'])
      .where('bet_id', '=', bet.id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (open?.kind === kind && open.text === text) return { id: open.id };
    if (open) throw new Refusal('data-exists', { reason: 'dispute-open' });
    await demandInTime(trx, bet, now);
    await demandFewToday(trx, memberId, now);
    const id = randomUUID();
    await trx
      .insertInto('sport_disputes')
      .values({ id, bet_id: bet.id, site_id: siteId, member_id: memberId, kind, text, filed_at: BigInt(now) })
      .execute();
    return { id };
  });
}

async function demandInTime(trx: Transaction<Tables>, bet: StoredBet, now: number): Promise<void> {
  const steps = await trx
    .selectFrom('sport_bet_steps')
    .select(['kind', 'at'])
    .where('bet_id', '=', bet.id)
    .execute();
  const until = disputableUntil({
    status: bet.status,
    settledAt: bet.settled_at === null ? null : Number(bet.settled_at),
    steps: steps.map(({ kind, at }) => ({ kind, at: Number(at) })),
  });
  if (until === undefined) throw new Refusal('warning', { reason: 'dispute-unsettled' });
  const data = { disputableUntil: until };
  if (now >= until) throw new Refusal('warning', { reason: 'dispute-late', data });
}

async function demandFewToday(trx: Transaction<Tables>, memberId: string, now: number): Promise<void> {
  const newest = trx
    .selectFrom('sport_disputes')
    .select('filed_at as at')
    .where('member_id', '=', memberId)
    .where('filed_at', '>', BigInt(now - day))
    .orderBy('filed_at', 'desc');
  await refuseFrequent(newest, { most: mostADay, windowMs: day, reason: 'disputes-of-the-day' });
}
