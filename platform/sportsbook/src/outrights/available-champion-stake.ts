import { dailyPayoutCap, parseOdds } from '@lobby/betting';
import type { Outright } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import { marketOfMember } from '@lobby/platform-identity/sites/market-of-site';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type RunnerSum, titleWinWithinLimit } from '@lobby/pricing';
import { championType, mainSport } from '@lobby/sports';
import { type Kysely, sql } from 'kysely';
import { winsToday } from '../risk/wins-today.ts';
import { sportOf } from '../sports/sports.ts';
import { championLimits } from './champion-limits.ts';

/** What a bet on a runner may stake now, fen: `most` is what all limits leave; 0 = nothing. */
export interface ChampionStakeLimits {
  readonly least: Fen;
  readonly most: Fen;
}

/** What the limits of a member on an outright are counted from, fen. */
export interface ChampionLimitUsage {
  /** Of everybody, and of the member. */
  readonly all: readonly RunnerSum[];
  readonly own: readonly RunnerSum[];
  /** What bets of today have won or may win: those on outrights, and all. */
  readonly titlesToday: Fen;
  readonly today: Fen;
  /** What the market of the member's site lets a bet stake. */
  readonly mostOnBet: Fen;
}

/** Exact while the account and the outright are locked; a preview without. */
export async function readChampionLimitUsage(
  db: Kysely<Tables>,
  { memberId, outright }: { readonly memberId: string; readonly outright: Pick<Outright, 'id'> },
  now: number,
): Promise<ChampionLimitUsage> {
  return {
    all: await sumsOf(db, outright.id),
    own: await sumsOf(db, outright.id, memberId),
    titlesToday: await winsToday(db, memberId, now, championType),
    today: await winsToday(db, memberId, now),
    mostOnBet: BigInt((await marketOfMember(db, memberId)).mostOnBet) * 100n,
  };
}

/** Pure. @param odds decimal. */
export function availableChampionStake(
  {
    outright,
    runnerId,
    odds,
  }: { readonly outright: Outright; readonly runnerId: string; readonly odds: string },
  { all, own, titlesToday, today, mostOnBet }: ChampionLimitUsage,
): ChampionStakeLimits {
  const limits = championLimits(outright);
  const winOn = (sums: readonly RunnerSum[]) => sums.find(sum => sum.runnerId === runnerId)?.win ?? 0n;
  const count = outright.runners.length;
  const { least, most } = sportOf(outright).champions;
  const mayWin = smallest([
    limits.selection - winOn(all),
    limits.ownSelection - winOn(own),
    titleWinWithinLimit(all, runnerId, count, limits.match),
    titleWinWithinLimit(own, runnerId, count, limits.member),
    dailyPayoutCap(championType) - titlesToday,
    dailyPayoutCap(mainSport) - today,
  ]);
  const stake = smallest([most, mostOnBet, stakeThatWins(odds, mayWin)]);
  return { least, most: stake <= 0n ? 0n : stake - (stake % 100n) };
}

/** What is open on an outright, by runner: of everybody, or of one member. */
async function sumsOf(db: Kysely<Tables>, outrightId: string, memberId?: string): Promise<RunnerSum[]> {
  return (
    db
      .selectFrom('sport_legs as l')
      .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
      .select('l.rtype as runnerId')
      // A sum of bigint is numeric, which would be read as text.
      .select([sql<bigint>`sum(b.risk)::bigint`.as('risk'), sql<bigint>`sum(b.win)::bigint`.as('win')])
      .where('l.outright_id', '=', outrightId)
      .where('b.status', '=', 'open')
      .$if(memberId !== undefined, query => query.where('l.member_id', '=', memberId ?? ''))
      .groupBy('l.rtype')
      .execute()
  );
}

function stakeThatWins(text: string, win: Fen): Fen {
  const odds = parseOdds('E', text);
  if (!odds || win <= 0n) return 0n;
  return (win * odds.d) / (odds.n - odds.d);
}

function smallest(amounts: readonly Fen[]): Fen {
  let least = amounts[0] ?? 0n;
  for (const amount of amounts) if (amount < least) least = amount;
  return least;
}
