import { timetableOf } from '../catalog/timetable.ts';
import { figuresOf, gameAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { cycleOf, marketOf, stakesWithin } from '../rounds/market-limits.ts';
import { untilRealityCheck } from '../rounds/reality-check.ts';
import { lockFunds, payerOf } from '../rounds/round-money.ts';
import { pairsOf } from '../rounds/seed-pairs.ts';
import { toldWaiting } from '../rounds/tell-rounds.ts';
import { waitingRound } from '../rounds/waiting/finish-round.ts';
import type { Session } from '../sessions/sessions.ts';

/**
 * What a page is told of its session: the game with its rules, the money, the round that waits for a move, the seeds of a
 * game that each plays alone.
 */
export async function stateOf(query: Query, session: Session, at: number) {
  const { venue, player, game: code, language, origins } = session;
  const game = gameAt(venue, code);
  if (!game) throw new Error(`${venue} has no game ${code}`);
  const waiting = await waitingRound(query, session, at);
  // Read after a round that was left may have been paid.
  const balance = yuanText(await lockFunds(query, payerOf(session)));
  const { span, hitPercent, volatility, jackpotPercent } = figuresOf(game);
  const market = marketOf(session);
  const { min, max, step } = stakesWithin(game, market);
  return {
    game: code,
    kind: game.kind,
    name: game.name,
    rules: game.rules,
    sheet: { returnPercent: span, hitPercent, volatility, jackpotPercent },
    stakes: { min: yuanText(min), max: yuanText(max), step: yuanText(step) },
    cycleMs: game.isShared ? timetableOf(code).periodMs : cycleOf(game, market),
    // What each stake may be stands in `stakes`.
    market: {
      mostOnRound: `${market.mostOnRound}.00`,
      realityCheckMs: await untilRealityCheck(query, session, at),
      age: market.age,
    },
    ...(waiting ? { waiting: toldWaiting(waiting, at) } : {}),
    isTrial: player === null,
    language,
    origins: origins.split(' ').filter(Boolean),
    balance,
    seeds: game.isShared ? null : await seedsOf(query, session),
  };
}

/** What is told of the seeds before their rounds. */
async function seedsOf(query: Query, session: Session) {
  const { inUse, next } = await pairsOf(query, session);
  return {
    commitment: inUse.commitment,
    clientSeed: inUse.client_seed,
    nonce: inUse.next_nonce,
    nextCommitment: next.commitment,
  };
}
