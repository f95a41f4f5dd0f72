import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { markets } from '@lobby/betting';

/** The fields that carry prices and lines, by the market they belong to. */
const fieldsOf = new Map(
  markets.map(({ wtype, lineField, picks }) => {
    const prices = picks.map(({ priceField }) => priceField);
    return [wtype, lineField ? [lineField, ...prices] : prices] as const;
  }),
);
const marketFields = new Set([...fieldsOf.values()].flat());

/** A game with the prices and lines of these markets only; whole when none are named. */
export function onlyMarkets(game: WireGame, wtypes: readonly string[]): WireGame {
  if (wtypes.length === 0) return game;
  const wanted = new Set(wtypes.flatMap(wtype => fieldsOf.get(wtype) ?? []));
  const kept = Object.entries(game).filter(([name]) => wanted.has(name) || !marketFields.has(name));
  // Safe: only fields of markets were left out, and none of them is named in the type.
  return Object.fromEntries(kept) as WireGame;
}
