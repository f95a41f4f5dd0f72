import { minute, second } from '@lobby/calendar';
import type { Claimed, Job } from '@lobby/platform-kernel/jobs/job';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { venueList } from '../directory/venue-list.ts';
import { answerMs } from '../saga/process-due.ts';
import type { TransferDeps } from '../transfers/make-transfer.ts';
import { balanceAt, recallFromVenues } from '../transfers/recall-from-venues.ts';
import { takesAlong } from '../transfers/takes-along.ts';
import { transfersOf } from '../transfers/transfer-rows.ts';
import { lookMs, visitQueue } from './visits.ts';

type Visit = Claimed<'venue_visits'>;

/** Between looks at a visit of which a venue did not say enough, ms. */
const backOff = [lookMs, minute, 5 * minute, 10 * minute];
/** A look asks the venue four times and moves money once. */
const leaseMs = 5 * answerMs + 5 * second;

/**
 * Brings money home from games that were left without a word: a closed tab, another address, a browser that died. Where
 * money travels by itself, a venue whose game no page shows any more is ended, and everything there taken back.
 */
export function leftGamesJob(deps: TransferDeps): Job<'venue_visits'> {
  return {
    name: 'money at games that were left',
    queue: visitQueue,
    leaseMs,
    atOnce: 8,
    backOff,
    async work(visit) {
      const isOver = await look(deps, visit);
      const due_at = BigInt(deps.clock.now() + lookMs);
      await visit.record((trx, { id }) =>
        isOver
          ? trx.deleteFrom('venue_visits').where('id', '=', id).execute()
          : trx.updateTable('venue_visits').set({ due_at }).where('id', '=', id).execute(),
      );
    },
  };
}

/** @returns whether nothing of the visit is left to be brought home. @throws when the venue did not say enough. */
async function look(deps: TransferDeps, visit: Visit): Promise<boolean> {
  const { id, term, site_id: siteId, member_id: memberId, venue } = visit.row;
  const games = deps.venues.get(venue)?.games;
  if (!games?.isShown || !games.endUnshown) return true;
  if (await withTimeout(games.isShown(memberId), answerMs, 'the venue')) return false;
  // Asked when the game is left: the member may change the choice while it is played.
  if (!(await takesAlong(deps.db, memberId))) return true;
  // Before it is looked what is there, so that what arrives meanwhile is not missed.
  const moving = await transfersOf(deps.db, memberId, undefined);
  if (moving.some(transfer => transfer.venue === venue)) return false;
  const left = await moneyThere(deps, venue, memberId);
  if (left.isInPlay) return false;
  if (left.balance === 0n) return true;
  if (!(await withTimeout(games.endUnshown(memberId), answerMs, 'the venue'))) return false;
  // From now on nothing is staked any more; what was until then is settled first.
  if ((await moneyThere(deps, venue, memberId)).isInPlay) return false;
  // Entered anew since: that visit may take its money along.
  if (!(await visit.record(async () => {}))) return false;

  const whose = { siteId, memberId, operationId: `left:${id}:${term}` };
  const others = new Set(venueList.map(({ code }) => code).filter(code => code !== venue));
  const [recalled] = await recallFromVenues(deps, whose, others);
  if (!recalled) return true;
  if ('transfer' in recalled) return recalled.transfer.state === 'done';
  // Its turnover holds it there, and the member takes it home when that is done.
  if (recalled.left === 'activity') return true;
  throw new Error(`money stays at ${venue}: ${recalled.left}`);
}

async function moneyThere(deps: TransferDeps, venue: string, memberId: string) {
  // In this order: a round that is settled between the two is seen as one in play, and looked at again.
  const balance = await balanceAt(deps, venue, memberId);
  const worth = await balanceAt(deps, venue, memberId, 'worth');
  if (balance === undefined || worth === undefined) throw new Error(`${venue} does not tell a balance`);
  return { balance, isInPlay: worth > balance };
}
