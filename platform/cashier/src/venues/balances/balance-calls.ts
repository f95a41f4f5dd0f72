import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { type Purses, pursesOf } from '@lobby/platform-ledger';
import { closedVenues, type VenueClosure } from '../directory/maintenance.ts';
import {
  canBeFramed,
  nameOf,
  rebatePercent,
  shownVenues,
  venueOf,
  venuesIn,
} from '../directory/venue-list.ts';
import type { TransferDeps } from '../transfers/make-transfer.ts';
import { balanceAt } from '../transfers/recall-from-venues.ts';
import { takesAlong } from '../transfers/takes-along.ts';
import { transfersOf } from '../transfers/transfer-rows.ts';

const calls = contract.venue;

/** What members have at venues, and the venues there are. */
export function balanceCalls(deps: TransferDeps): Implementation[] {
  return [
    implement(calls.getVenueInfoByCategory, async ({ category, langx }, ctx) => {
      const closed = await closedVenues(ctx.db);
      return shownVenues(category).map(({ code, category: of, badge, opens }) => ({
        channelCode: code,
        name: nameOf(code, langx),
        category: of,
        ...stateOf(closed, code),
        rebate: rebatePercent(of),
        badge: badge ?? '',
        opens: opens === 'page' || deps.venues.get(code)?.games ? opens : 'none',
        frame: canBeFramed(code),
      }));
    }),
    implement(calls.allBalance, async ({ category, langx }, ctx) => {
      const { id } = memberOf(ctx);
      const purses = await pursesOf(ctx.db, id);
      const closed = await closedVenues(ctx.db);
      const read = await balanceReader(deps, id, purses);
      const venues = await Promise.all(
        venuesIn(category).map(async venue => ({ ...venue, ...(await read(venue.code)) })),
      );
      const atVenues = venues.reduce((sum, { fen }) => sum + fen, 0n);
      return {
        totalMoney: formatYuan(purses.available + purses.held + atVenues),
        centerWalletBalance: formatYuan(purses.available),
        venueMoney: formatYuan(atVenues),
        owed: formatYuan(purses.owed),
        venues: venues.map(({ code, category: of, fen, isFresh }) => ({
          channelCode: code,
          name: nameOf(code, langx),
          category: of,
          ...stateOf(closed, code),
          balance: formatYuan(fen),
          isFresh,
        })),
        autoTransfer: await takesAlong(ctx.db, id),
        systime: ctx.clock.now(),
      };
    }),
    implement(calls.balance, async ({ channelCode }, ctx) => {
      if (!venueOf(channelCode)) throw new Refusal('not-found');
      const { id } = memberOf(ctx);
      const read = await balanceReader(deps, id, await pursesOf(ctx.db, id));
      const { fen, isFresh } = await read(channelCode);
      return { channelCode, balance: formatYuan(fen), isFresh, systime: ctx.clock.now() };
    }),
    implement(contract.status.setAutoTransferStatus, async ({ status }, ctx) => {
      const choice = { auto_transfer: status === 1, changed_at: BigInt(ctx.clock.now()) };
      await ctx.db
        .insertInto('venue_choices')
        .values({ member_id: memberOf(ctx).id, ...choice })
        .onConflict(conflict => conflict.column('member_id').doUpdateSet(choice))
        .execute();
      return { autoTransfer: status === 1 };
    }),
  ];
}

/** Says what a member has at a venue: fen, and whether the venue said it just now. */
async function balanceReader(deps: TransferDeps, memberId: string, { venues }: Purses) {
  const open = await transfersOf(deps.db, memberId, undefined);
  const moving = new Set(open.map(({ venue }) => venue));
  return async (code: string): Promise<{ readonly fen: bigint; readonly isFresh: boolean }> => {
    const known = venues[code];
    // No money ever went there.
    if (known === undefined) return { fen: 0n, isFresh: !moving.has(code) };
    // What is on its way may be there already and is locked here too: it would count twice.
    const fen = moving.has(code) ? undefined : await balanceAt(deps, code, memberId);
    if (fen !== undefined) return { fen, isFresh: true };
    // Below zero while what was won there is not recorded yet.
    return { fen: known > 0n ? known : 0n, isFresh: false };
  };
}

function stateOf(closed: ReadonlyMap<string, VenueClosure>, code: string) {
  const closure = closed.get(code);
  const state = closure ? ('maintenance' as const) : ('open' as const);
  return { state, until: closure?.until ?? 0 };
}
