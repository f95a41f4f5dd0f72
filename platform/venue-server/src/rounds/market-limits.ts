import type { AnyGame, GameKind } from '@lobby/games';
import { heldTo, type MarketProfile } from '@lobby/market';
import { readStated } from '@lobby/market/stated-market';
import type { Session } from '../sessions/sessions.ts';

/** What a session is held to: what its launch stated, and the strictest of everything else. */
export const marketOf = ({ market }: Pick<Session, 'market'>): MarketProfile => heldTo(readStated(market));

/** From the start of one round to the start of the next, ms. */
export const cycleOf = (
  { kind }: { readonly kind: GameKind },
  { slotRoundMs, roundMs }: Pick<MarketProfile, 'slotRoundMs' | 'roundMs'>,
): number => (kind === 'slot' ? slotRoundMs : roundMs);

/** Fen that one round may take of a player in all. */
export const mostOnRound = (market: Pick<MarketProfile, 'mostOnRound'>): bigint =>
  BigInt(market.mostOnRound) * 100n;

/** The stakes that a page offers: the stricter of game and market, with all that the round holds of a player. */
export function stakesWithin(
  { stakes, isShared, unitsHeld, choices }: AnyGame,
  market: Pick<MarketProfile, 'mostOnRound'>,
): AnyGame['stakes'] {
  const { min, max, step } = stakes;
  // At a table each pick is a stake of its own, and what is on the round together is counted when it is placed.
  const held = isShared ? 1n : BigInt(unitsHeld(choices[0]));
  const within = mostOnRound(market) / held;
  if (within >= max) return stakes;
  return { min, max: within < min ? min : within - ((within - min) % step), step };
}
