import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { balanceOf } from '@lobby/platform-ledger';
import { makeTransfer, type TransferDeps } from '../transfers/make-transfer.ts';
import { minimumIn } from '../transfers/start-transfer.ts';
import { takesAlong } from '../transfers/takes-along.ts';

/** Fen that arrived with a launch, and of which is not known yet whether they did. */
export interface TakenAlong {
  readonly moved: bigint;
  readonly moving: bigint;
}

const nothing: TakenAlong = { moved: 0n, moving: 0n };

/**
 * Moves the free money into a venue that is being entered, where its member chose so; once a launch.
 * @throws Refusal 'venue-activity' when an activity asks for turnover first; every other refusal takes nothing along.
 */
export async function takeAlong(
  deps: TransferDeps,
  {
    siteId,
    memberId,
    launchId,
    venue,
  }: {
    readonly siteId: string;
    readonly memberId: string;
    readonly launchId: string;
    readonly venue: string;
  },
): Promise<TakenAlong> {
  if (!(await takesAlong(deps.db, memberId))) return nothing;
  const { available: amount } = await balanceOf(deps.db, memberId);
  if (amount < minimumIn) return nothing;
  const asked = { siteId, memberId, operationId: `launch:${launchId}`, venue, direction: 'in' } as const;
  try {
    const { state } = await makeTransfer(deps, { ...asked, amount, at: deps.clock.now() });
    if (state === 'refused') return nothing;
    return state === 'done' ? { moved: amount, moving: 0n } : { moved: 0n, moving: amount };
  } catch (error) {
    if (!(error instanceof Refusal) || error.result === 'venue-activity') throw error;
    return nothing;
  }
}
