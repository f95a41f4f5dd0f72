import type { ResultReason, Score } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { inputsAt, setOperator } from '../inputs/input-rows.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { settleDue } from '../settlement/settle.ts';
import { type Effect, effectsBetween, effectsOn } from './effects.ts';

/** What an operator may do to a match or its bets. */
export type OperatorAction =
  | { readonly do: 'shut' | 'open' }
  /** Postponed, abandoned or called off: what was not decided is returned. A later result resumes it. */
  | { readonly do: 'stop'; readonly reason: string; readonly reached?: Score; readonly played?: number }
  /** Stands in place of what the feed says. `withdrawn`: nothing that was said before counts. */
  | {
      readonly do: 'result';
      readonly half?: Score;
      readonly full?: Score;
      readonly withdrawn: boolean;
      readonly because?: ResultReason;
    }
  | {
      readonly do: 'void';
      readonly wtype: string;
      readonly rtype: string;
      readonly from?: number;
      readonly to?: number;
      readonly reason: string;
    }
  | { readonly do: 'cancel-ticket'; readonly ticketId: string; readonly reason: string };

/** Results of an operator are newer than all of the feed's, whose versions stay below. */
const firstOperatorVersion = 1_000_000;

/**
 * Does what the feed could do too, through the same functions, records it with its reason, and settles what follows.
 * @param why not empty.
 * @returns what it did to bets.
 * @throws RangeError when it makes no sense; nothing is written then.
 */
export async function act(
  db: Kysely<Tables>,
  matchId: string,
  action: OperatorAction,
  { why, now }: { readonly why: string; readonly now: number },
): Promise<readonly Effect[]> {
  if (why.trim() === '') throw new RangeError('An action needs a reason that is kept with it.');
  const before = await effectsOn(db, matchId);
  await db.transaction().execute(async trx => {
    const { do: name, ...detail } = action;
    const kept = { match_id: matchId, action: name, why, detail: JSON.stringify(detail), at: BigInt(now) };
    await trx.insertInto('sport_operator_actions').values(kept).execute();
    await perform(trx, matchId, action, now);
  });
  while ((await settleDue(db, now, matchId)).more);
  return effectsBetween(before, await effectsOn(db, matchId));
}

async function perform(
  trx: Transaction<Tables>,
  matchId: string,
  action: OperatorAction,
  now: number,
): Promise<void> {
  // Of two at once the second sees what the first wrote.
  await lockMatches(trx, [matchId]);
  switch (action.do) {
    case 'shut':
    case 'open':
      return setShut(trx, matchId, action.do === 'shut', now);
    case 'stop': {
      await setShut(trx, matchId, true, now);
      const { reason: cancelReason, reached, played } = action;
      return recordResult(
        trx,
        { matchId, version: await nextVersion(trx, matchId), cancelReason, reached, played },
        now,
      );
    }
    case 'result': {
      const { half, full, withdrawn, because: reason } = action;
      if (!half && !full && !withdrawn) throw new RangeError('A result needs a score.');
      // Nobody may bet on what is known.
      if (full) await setShut(trx, matchId, true, now);
      const version = await nextVersion(trx, matchId);
      return recordResult(trx, { matchId, version, half, full, withdrawn, reason }, now);
    }
    case 'void': {
      const { do: _, ...what } = action;
      return voidBets(trx, { matchId, ...what }, now);
    }
    case 'cancel-ticket': {
      const { ticketId, reason } = action;
      const matches = await trx
        .selectFrom('sport_legs as l')
        .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
        .select('l.match_id')
        .where('b.ticket_id', '=', ticketId)
        .where('l.match_id', '=', matchId)
        .execute();
      if (matches.length === 0) throw new RangeError(`No bet ${ticketId} on match ${matchId}.`);
      return voidBets(trx, { matchId, ticketId, reason }, now);
    }
  }
}

async function setShut(trx: Transaction<Tables>, matchId: string, shut: boolean, now: number): Promise<void> {
  const { operator } = await inputsAt(trx, matchId, now);
  await setOperator(trx, matchId, { ...operator, shut }, now);
}

async function nextVersion(trx: Transaction<Tables>, matchId: string): Promise<number> {
  const newest = await trx
    .selectFrom('sport_results')
    .select('version')
    .where('match_id', '=', matchId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(newest?.version ?? 0, firstOperatorVersion - 1) + 1;
}
