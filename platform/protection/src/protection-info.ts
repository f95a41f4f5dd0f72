import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { limitKinds } from '@lobby/api-client/contract/site/player-protection';
import { calendarPeriods, periodAt } from '@lobby/calendar';
import { type DepositLimit, RAISE_CONFIRMABLE_MS, RAISE_COOLING_OFF_MS, raiseState } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { sessionBegan } from '@lobby/platform-identity/sessions/sessions';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { limitsOf } from './limit-rows.ts';
import { type DepositBook, lostOf, netSince } from './limit-use.ts';
import { shownPause } from './pause.ts';
import { findProtection } from './protection-row.ts';

type Info = AnswerOf<typeof contract.playerProtection.protectionInfo>;

/** How things stand for the member of a call. */
export async function protectionInfo(ctx: Context, deposits: DepositBook): Promise<Info> {
  const { id: memberId, sessionId } = memberOf(ctx);
  const now = ctx.clock.now();
  const { db } = ctx;
  const row = await findProtection(db, memberId);
  const limits = await limitsOf(db, memberId);
  const [credited, open, lost] = [
    await deposits.credited(db, memberId, now),
    await deposits.openOrders(db, memberId),
    await lostOf(db, memberId, now),
  ];
  const since = (await sessionBegan(db, sessionId)) ?? now;
  return {
    limits: limitKinds.flatMap(kind =>
      calendarPeriods.map(period => {
        const limit = limits[kind][period] ?? { amount: null };
        const used = kind === 'deposit' ? credited[period] + open : lost[period];
        return { kind, period, ...encodeLimit(limit, used, now), resetsAt: periodAt(period, now).end };
      }),
    ),
    reminderMinutes: row?.reminder_minutes ?? 0,
    session: { since, net: formatYuan(await netSince(db, memberId, since)) },
    pause: shownPause(row, now),
  };
}

/** What every page asks: without the sums that limits are counted with. */
export async function sessionReminder(
  ctx: Context,
): Promise<AnswerOf<typeof contract.playerProtection.sessionReminder>> {
  const { id: memberId, sessionId } = memberOf(ctx);
  const now = ctx.clock.now();
  const row = await findProtection(ctx.db, memberId);
  return {
    minutes: row?.reminder_minutes ?? 0,
    since: (await sessionBegan(ctx.db, sessionId)) ?? now,
    pause: shownPause(row, now),
  };
}

function encodeLimit(limit: DepositLimit, used: bigint, now: number) {
  const left = limit.amount === null ? undefined : limit.amount - used;
  const { pending } = limit;
  const isPending = pending && raiseState(limit, now) !== 'void';
  return {
    amount: yuan(limit.amount),
    used: formatYuan(used),
    remaining: left === undefined ? '' : formatYuan(left > 0n ? left : 0n),
    pending: isPending
      ? {
          amount: yuan(pending.amount),
          confirmableAt: pending.askedAt + RAISE_COOLING_OFF_MS,
          voidAt: pending.askedAt + RAISE_COOLING_OFF_MS + RAISE_CONFIRMABLE_MS,
        }
      : null,
  };
}

const yuan = (fen: bigint | null) => (fen === null ? '' : formatYuan(fen));
