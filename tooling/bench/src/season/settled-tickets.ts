import type { Grade, TicketKind } from '@lobby/betting';
import { balanceOf, type Tables } from '@lobby/platform-testing/internals/running';
import type { Kysely, NotNull, Selectable } from 'kysely';
import type { FinalScores } from './half-bets.ts';
import { settleByDefinition } from './ticket-by-definition.ts';

/** A settled bet, yuan, with the house's stated margin of each leg. */
export interface SettledTicket {
  readonly kind: TicketKind;
  readonly risk: number;
  readonly net: number;
  readonly legs: readonly {
    readonly matchId: string;
    readonly wtype: string;
    readonly grade: Grade;
    readonly margin: number;
  }[];
}

export interface SettledTickets {
  readonly tickets: readonly SettledTicket[];
  /** Tickets whose risk or credit is not what the definitions say, and members whose balance is not: a sentence each. */
  readonly differences: readonly string[];
}

type Bet = Selectable<Tables['sport_bets']>;
type Leg = Selectable<Tables['sport_legs']> & { match_id: string };

/**
 * Reads every settled bet and compares its money with an independent calculation from the stored prices and the final
 * scores; then each member's balance with those amounts.
 * @param opening of each member, fen.
 * @param margins of the legs of a bet, by its operation id.
 */
export async function settledTickets(
  db: Kysely<Tables>,
  {
    scores,
    margins,
    opening,
  }: {
    readonly scores: ReadonlyMap<string, FinalScores>;
    readonly margins: ReadonlyMap<string, readonly number[]>;
    readonly opening: bigint;
  },
): Promise<SettledTickets> {
  const bets = await db
    .selectFrom('sport_bets')
    .selectAll()
    .where('status', '=', 'settled')
    .orderBy('id')
    .execute();
  const legs = await db
    .selectFrom('sport_legs')
    .selectAll()
    .where('match_id', 'is not', null)
    .$narrowType<{ match_id: NotNull }>()
    .orderBy('bet_id')
    .orderBy('leg')
    .execute();
  const byBet = new Map<bigint, Leg[]>();
  for (const leg of legs) byBet.set(leg.bet_id, [...(byBet.get(leg.bet_id) ?? []), leg]);
  const differences: string[] = [];
  const balances = new Map<string, bigint>();
  const tickets = bets.map((bet): SettledTicket => {
    const own = byBet.get(bet.id) ?? [];
    const due = settleByDefinition({
      unit: bet.unit,
      folds: bet.folds,
      legs: own.map(leg => ({ ...leg, scores: scores.get(leg.match_id) ?? {} })),
    });
    const credit = bet.risk + bet.net;
    if (due.risk !== bet.risk || due.credit !== credit) {
      differences.push(
        `${bet.ticket_id} (${own.map(leg => `${leg.gtype} ${leg.rtype}`).join(', ')}) held ${bet.risk} and credited ${credit} fen, not ${due.risk} and ${due.credit}`,
      );
    }
    balances.set(bet.member_id, (balances.get(bet.member_id) ?? opening) + due.credit - due.risk);
    return ticketOf(bet, own, margins.get(bet.operation_id) ?? []);
  });
  return { tickets, differences: [...differences, ...(await wrongBalances(db, balances))] };
}

function ticketOf(bet: Bet, legs: readonly Leg[], margins: readonly number[]): SettledTicket {
  return {
    kind: bet.kind,
    risk: Number(bet.risk) / 100,
    net: Number(bet.net) / 100,
    legs: legs.map((leg, at) => ({
      matchId: leg.match_id,
      wtype: leg.wtype,
      // Safe: every match is over, so every leg is graded.
      grade: leg.result as Grade,
      margin: margins[at] ?? Number.NaN,
    })),
  };
}

async function wrongBalances(db: Kysely<Tables>, balances: ReadonlyMap<string, bigint>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [memberId, due] of balances) {
    const { available, held } = await balanceOf(db, memberId);
    if (available !== due || held !== 0n) {
      wrong.push(`a member has ${available} fen and ${held} held, not ${due} and 0`);
    }
  }
  return wrong;
}
