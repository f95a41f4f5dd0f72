import { figuresOf, gameAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { cycleMs } from '../rounds/play-round.ts';
import { pairsOf } from '../rounds/seed-pairs.ts';
import { fundsOf, type Session } from '../sessions/sessions.ts';

/** What a page is told of its session: the game with its rules, the money, the seeds that it is drawn from. */
export async function stateOf(query: Query, session: Session) {
  const { venue, player, game: code, language, origins } = session;
  const game = gameAt(venue, code);
  if (!game) throw new Error(`${venue} has no game ${code}`);
  const { inUse, next } = await pairsOf(query, session);
  const { percent, hitPercent, volatility } = figuresOf(game);
  const { min, max, step } = game.stakes;
  return {
    game: code,
    kind: game.kind,
    name: game.name,
    rules: game.rules,
    sheet: { returnPercent: percent, hitPercent, volatility },
    stakes: { min: yuanText(min), max: yuanText(max), step: yuanText(step) },
    cycleMs,
    isTrial: player === null,
    language,
    origins: origins.split(' ').filter(Boolean),
    balance: yuanText(await fundsOf(query, session)),
    seeds: {
      commitment: inUse.commitment,
      clientSeed: inUse.client_seed,
      nonce: inUse.next_nonce,
      nextCommitment: next.commitment,
    },
  };
}
