import { contract } from '@lobby/api-client/contract';
import { formatYuan, parseYuan, readAmount } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { isOn } from '@lobby/platform-kernel/calls/flag';
import { bringsHome, type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { balanceOf } from '@lobby/platform-ledger';
import { nameOf, venueOf } from '../directory/venue-list.ts';
import { makeTransfer, type TransferDeps } from './make-transfer.ts';
import { recallFromVenues } from './recall-from-venues.ts';
import { minimumIn } from './start-transfer.ts';
import { transfersOf, wireTransfers } from './transfer-rows.ts';

const calls = contract.venue;

/** Transfers as their member asks for and sees them. */
export function transferCalls(deps: TransferDeps): Implementation[] {
  return [
    implement(
      calls.transfer,
      async ({ channelCode, amount: typed, ty, langx, isActivity: said }, ctx) => {
        const venue = venueOf(channelCode)?.code;
        if (!venue) throw new Refusal('not-found');
        const [direction, at] = [ty === '1' ? ('in' as const) : ('out' as const), ctx.clock.now()];
        const amount = amountOf(typed, direction);
        const isActivity = isOn(said);
        const row = await makeTransfer(deps, { ...ownerOf(ctx), venue, direction, amount, isActivity, at });
        const [wire] = await wireTransfers(ctx.db, [row], { langx, now: ctx.clock.now() });
        if (!wire) throw new Error(`transfer ${row.id} is gone`);
        return wire;
      },
      { isForEveryRegion: ({ ty }) => ty === '2' },
    ),
    implement(
      calls.recycle,
      async ({ langx }, ctx) => {
        const recalled = await recallFromVenues(deps, ownerOf(ctx));
        const rows = recalled.flatMap(one => ('transfer' in one ? [one.transfer] : []));
        const now = ctx.clock.now();
        const transfers = await wireTransfers(ctx.db, rows, { langx, now });
        const arrived = transfers.filter(({ state }) => state === 'done');
        const { available } = await balanceOf(ctx.db, memberOf(ctx).id);
        return {
          arrived: formatYuan(arrived.reduce((sum, { amount }) => sum + (parseYuan(amount) ?? 0n), 0n)),
          transfers,
          left: recalled.flatMap(one =>
            'left' in one
              ? [{ channelCode: one.venue, name: nameOf(one.venue, langx), reason: one.left }]
              : [],
          ),
          centerWalletBalance: formatYuan(available),
          systime: now,
        };
      },
      bringsHome,
    ),
    implement(calls.transferState, async ({ operationId, langx }, ctx) => {
      const rows = await transfersOf(ctx.db, memberOf(ctx).id, operationId);
      if (operationId !== undefined && rows.length === 0) throw new Refusal('not-found');
      return wireTransfers(ctx.db, rows, { langx, now: ctx.clock.now() });
    }),
  ];
}

function ownerOf(ctx: Context) {
  return { siteId: ctx.site.id, memberId: memberOf(ctx).id, operationId: ctx.requestId };
}

function amountOf(typed: string, direction: 'in' | 'out'): bigint {
  const read = readAmount(typed);
  if ('problem' in read && read.problem !== 'zero') throw new Refusal('invalid-parameter');
  const fen = 'fen' in read ? read.fen : 0n;
  const least = direction === 'in' ? minimumIn : 1n;
  if (fen >= least) return fen;
  throw new Refusal('invalid-parameter', { reason: 'transfer-minimum', data: { min: formatYuan(least) } });
}
