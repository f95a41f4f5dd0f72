import { isMadeUpOf, type ResultReason, type Score, type TimedGoal } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { OperatorSetting } from '@lobby/pricing';
import type { Kysely, Transaction } from 'kysely';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { liftVoid, voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleMarket } from '../fixture-feed/market-settlements.ts';
import { subMatchIds } from '../fixture-feed/sub-match-rows.ts';
import { inputsAt, setOperator } from '../inputs/input-rows.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { readResult } from '../settlement/grade-leg.ts';
import { resultChangesOf } from '../settlement/result-changes.ts';
import { settleDue } from '../settlement/settle.ts';
import { type Effect, effectsBetween, effectsOn } from './effects.ts';
import { type ActedMatch, applySetting, type SettingAction } from './setting-actions.ts';

/** What an operator may do to a match or its bets. */
export type OperatorAction =
  | SettingAction
  /** Postponed, abandoned or called off: what was not decided is returned. A later result resumes it. */
  | {
      readonly do: 'stop';
      readonly reason: string;
      readonly reached?: Score;
      readonly played?: number;
      /** Of football: those that count, with their times. */
      readonly goals?: readonly TimedGoal[];
      /** Of a sport of sets, the running one included. */
      readonly sets?: readonly Score[];
      /** Of a sport of quarters: those that were finished. */
      readonly quarters?: readonly Score[];
      /** Who goes on because the other gave up. */
      readonly winner?: 'H' | 'C';
    }
  /** Stands in place of what the feed says. `withdrawn`: nothing that was said before counts. */
  | {
      readonly do: 'result';
      readonly half?: Score;
      readonly full?: Score;
      /** Of football: when they fell. */
      readonly goals?: readonly TimedGoal[];
      /** Of a sport of sets. */
      readonly sets?: readonly Score[];
      /** Of a sport of quarters: those that are finished. */
      readonly quarters?: readonly Score[];
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
  | { readonly do: 'cancel-ticket'; readonly ticketId: string; readonly reason: string }
  /** Takes a cancel back. */
  | { readonly do: 'lift'; readonly voidId: string }
  /** Rolls the settlement of a market back, or leaves it to the scores again. */
  | {
      readonly do: 'settlement';
      readonly wtype: string;
      readonly line: string;
      readonly says: 'open' | 'score';
    };

/** Results of an operator are newer than all of the feed's, whose versions stay below. */
const firstOperatorVersion = 1_000_000;

/**
 * Does what the feed could do too, through its functions, records it with its reason, and settles what follows.
 * @param why not empty.
 * @returns what it did to bets.
 * @throws RangeError when it makes no sense, with a sentence for the operator; nothing is written.
 */
export async function act(
  db: Kysely<Tables>,
  match: ActedMatch,
  action: OperatorAction,
  { why, now }: { readonly why: string; readonly now: number },
): Promise<readonly Effect[]> {
  const matchId = match.id;
  const event = [matchId, ...(await subMatchIds(db, matchId))];
  const before = await effectsOn(db, event);
  await db.transaction().execute(async trx => {
    const { do: name, ...detail } = action;
    const kept = { match_id: matchId, action: name, why, detail: JSON.stringify(detail), at: BigInt(now) };
    await trx.insertInto('sport_operator_actions').values(kept).execute();
    await perform(trx, match, action, now);
    for (const id of event.slice(1)) await performOnSub(trx, { ...match, id }, action, now);
  });
  for (const id of event) while ((await settleDue(db, now, id)).more);
  return effectsBetween(before, await effectsOn(db, event));
}

/** What is done to a whole match is done to its corners and cards: stopped, over, or shut. Its cancels are so already. */
async function performOnSub(
  trx: Transaction<Tables>,
  sub: ActedMatch,
  action: OperatorAction,
  now: number,
): Promise<void> {
  switch (action.do) {
    case 'stop':
      // How many there were when it was stopped nobody has said.
      return perform(trx, sub, { do: 'stop', reason: action.reason }, now);
    case 'result':
      return action.full ? setShut(trx, sub.id, now) : undefined;
    case 'shut':
    case 'open':
    case 'refuse':
    case 'accept':
      return perform(trx, sub, action, now);
  }
}

async function perform(
  trx: Transaction<Tables>,
  match: ActedMatch,
  action: OperatorAction,
  now: number,
): Promise<void> {
  const matchId = match.id;
  // Of two at once the second sees what the first wrote.
  await lockMatches(trx, [matchId]);
  switch (action.do) {
    case 'stop': {
      await setShut(trx, matchId, now, action.reason === 'D1' || action.reached ? 'abandoned' : 'postponed');
      const { do: _, reason: cancelReason, ...end } = action;
      const version = await nextVersion(trx, matchId);
      await recordResult(trx, { matchId, version, cancelReason, ...end }, now);
      return demandGoalsOf(trx, matchId, end.goals);
    }
    case 'result': {
      const { half, full, goals, sets, quarters, withdrawn, because: reason } = action;
      // Nobody may bet on what is known.
      if (full) await setShut(trx, matchId, now);
      const version = await nextVersion(trx, matchId);
      const said = { half, full, goals, sets, quarters, withdrawn, reason };
      await recordResult(trx, { matchId, version, ...said }, now);
      return demandGoalsOf(trx, matchId, goals);
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
      if (matches.length === 0)
        throw new RangeError(`这场赛事没有注单 ${ticketId}。请从“注单”列表复制完整的注单号。`);
      return voidBets(trx, { matchId, ticketId, reason }, now);
    }
    case 'lift':
      return lift(trx, matchId, action.voidId, now);
    case 'settlement': {
      const { wtype, line, says } = action;
      const version = await nextSettlement(trx, { match_id: matchId, wtype, line });
      return settleMarket(trx, { matchId, wtype, line, version, says }, now);
    }
    default:
      return applySetting(trx, match, action, now);
  }
}

/**
 * Times of goals have to be those of the scores that were reported before, too: bets would wait for others.
 * @throws RangeError for those that are not.
 */
async function demandGoalsOf(
  trx: Transaction<Tables>,
  matchId: string,
  goals: readonly TimedGoal[] | undefined,
): Promise<void> {
  const { result } = (goals && (await resultChangesOf(trx, [matchId])).get(matchId)) ?? {};
  if (!goals || !result) return;
  const { half, full, reached } = readResult(result);
  if (!isMadeUpOf({ half, full: full ?? reached }, goals))
    throw new RangeError('这些进球与已公布的比分不符。请核对进球时间，或同时更正半场和全场比分。');
}

async function lift(trx: Transaction<Tables>, matchId: string, voidId: string, now: number): Promise<void> {
  const row = await trx
    .selectFrom('sport_voids')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('id', '=', BigInt(voidId))
    .executeTakeFirst();
  if (!row || row.lifts)
    throw new RangeError(`没有编号为 ${voidId} 的取消，或它本身就是撤销。请从“已取消”列表中撤销。`);
  const { wtype, rtype, ticket_id: ticketId, reason, version } = row;
  const [from, to, phase] = [Number(row.from_at), Number(row.to_at), row.phase || undefined];
  return liftVoid(trx, { matchId, wtype, rtype, ticketId, reason, version, from, to, phase }, now);
}

/** Newer than what the provider said, as a result of an operator is. */
async function nextSettlement(
  trx: Transaction<Tables>,
  key: Readonly<Record<'match_id' | 'wtype' | 'line', string>>,
): Promise<number> {
  const newest = await trx
    .selectFrom('sport_market_settlements')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('match_id', '=', key.match_id)
    .where('wtype', '=', key.wtype)
    .where('line', '=', key.line)
    .executeTakeFirst();
  return Math.max(newest?.version ?? 0, firstOperatorVersion - 1) + 1;
}

async function setShut(
  trx: Transaction<Tables>,
  matchId: string,
  now: number,
  halted?: OperatorSetting['halted'],
): Promise<void> {
  const { operator } = await inputsAt(trx, matchId, now);
  await setOperator(trx, matchId, { ...operator, shut: true, ...(halted && { halted }) }, now);
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
