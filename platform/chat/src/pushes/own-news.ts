import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { frame } from '../socket/frames.ts';
import type { Session } from '../socket/session.ts';
import type { NewsSources, SettledBet } from './news-sources.ts';

/** Bets that were settled so long ago may only now be seen: what is written later may have an earlier time, ms. */
const LOOK_BACK_MS = 60_000;

interface Told {
  money: string;
  letters: string;
  /** ms */
  readonly since: number;
  /** Tickets, with the time of their settlement: a bet may be settled again. */
  readonly bets: Set<string>;
}

/**
 * Tells members who are connected that something of theirs has changed. What is told is a position in the database that
 * differs from the one before, so that nothing is missed, whoever wrote it and whenever.
 */
export function createOwnNews(db: Kysely<Tables>, sources: NewsSources) {
  const toldTo = new WeakMap<Session, Told>();
  return {
    async tell(sessions: readonly Session[], now: number): Promise<void> {
      const members = sessions.flatMap(session =>
        session.author && !session.author.isGuest
          ? [{ session, id: session.author.id, siteId: session.siteId }]
          : [],
      );
      const ids = [...new Set(members.map(({ id }) => id))];
      if (ids.length === 0) return;
      const money = await sources.moneyOf(db, ids);
      const letters = await sources.lettersOf(db, members);
      const settled = await sources.settledSince(db, ids, now - LOOK_BACK_MS);
      for (const { session, id } of members) {
        const told = toldTo.get(session) ?? { money: '?', letters: '?', since: now, bets: new Set() };
        toldTo.set(session, told);
        const read = { money: String(money.get(id) ?? 0n), letters: letters.get(id) ?? '' };
        // The first look tells both: what changed between the reading of the page and its login is read again.
        if (told.money !== read.money) session.wire.send(frame('notification', { kind: 'balance' }));
        if (told.letters !== read.letters) session.wire.send(frame('notification', { kind: 'letters' }));
        Object.assign(told, read);
        for (const bet of settled) if (bet.memberId === id) tellSettled(session, told, bet);
      }
    },
  };
}

function tellSettled(session: Session, told: Told, bet: SettledBet): void {
  const key = `${bet.ticketId} ${bet.settledAt}`;
  if (bet.settledAt < told.since || told.bets.has(key)) return;
  told.bets.add(key);
  const { ticketId, payout } = bet;
  session.wire.send(
    frame('notification', {
      ...{ kind: 'bet-settled', ticketId, outcome: outcomes.get(bet.result) ?? 'other' },
      payout: formatYuan(payout),
    }),
  );
}

const outcomes = new Map([
  ['W', 'won'],
  ['LW', 'half-won'],
  ['P', 'void'],
  ['D', 'void'],
  ['LL', 'half-lost'],
  ['L', 'lost'],
] as const) as ReadonlyMap<string, 'won' | 'half-won' | 'void' | 'half-lost' | 'lost'>;
