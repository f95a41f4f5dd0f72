import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { type Market, markets, readLine, readPrice, selectionKey, showPrice } from '@lobby/betting';
import { readCounted, readSport } from '@lobby/sports';
import { type ClockReading, readClock } from './game-clock.ts';
import { readInning } from './inning/inning.ts';
import type { Incident, MatchInfo, SetsBoard, Sides } from './match-info.ts';
import type { PriceFrame, RawPrice } from './price-store.ts';

/** One line of a match in one frame. */
export interface DecodedGame {
  readonly info: MatchInfo;
  readonly clock: ClockReading;
  /** Grows with every change of the match. */
  readonly ver: number;
  /** The wtypes this line offers, in the order of the market table. */
  readonly offered: readonly string[];
  readonly prices: PriceFrame;
}

/**
 * Wire → model, the only place that knows the provider's field names (with the market table of the engine).
 * A market is offered when the game carries its price fields; a blank price or line, or a closed match, locks it.
 */
export function decodeGame(wire: WireGame): DecodedGame {
  const live = wire.is_rb === 'Y';
  const open = wire.gopen === 'Y';
  const ver = toNumber(wire.ver);
  const offered = markets.filter(market => isOffered(wire, market, live));
  return {
    info: {
      ecid: wire.ecid,
      gidm: wire.gidm,
      counts: readCounted(wire.ptype),
      gid: wire.gid,
      sport: readSport(wire),
      leagueId: wire.lid,
      league: wire.league,
      teams: { home: wire.team_h, away: wire.team_c },
      teamIds: { home: wire.team_id_h, away: wire.team_id_c },
      kickoff: toNumber(wire.datetime),
      live,
      open,
      score: live ? toScore(wire.score_h, wire.score_c) : undefined,
      halfScore: toScore(wire.hscore_h, wire.hscore_c),
      periods: toPeriods(wire.period_scores),
      ...(wire.best && { sets: toSets(wire, wire.best) }),
      inning: live ? readInning(wire) : undefined,
      corners: live ? toScore(wire.corner_h ?? '', wire.corner_c ?? '') : undefined,
      cards: live ? toScore(wire.card_h ?? '', wire.card_c ?? '') : undefined,
      redCards: { home: toNumber(wire.redcard_h), away: toNumber(wire.redcard_c) },
      incidents: toIncidents(wire.incidents),
      moreCount: toNumber(wire.more_count),
      halted: wire.game_status,
      drawHash: wire.draw_hash,
      stateVersion: wire.state_ver,
    },
    clock: readClock(wire),
    ver,
    offered: offered.map(market => market.wtype),
    prices: { gid: wire.gid, ver, prices: offered.flatMap(market => decodePrices(wire, market, open)) },
  };
}

function isOffered(wire: WireGame, market: Market, live: boolean): boolean {
  if ((market.phase === 'live') !== live) return false;
  return market.picks.some(({ priceField }) => wire[priceField] !== undefined);
}

function decodePrices(wire: WireGame, market: Market, open: boolean): [key: string, price: RawPrice][] {
  const { line, strong } = readLine(wire, market);
  const lineIsMissing = market.lineField !== undefined && line === '';
  return market.picks
    .filter(({ priceField }) => wire[priceField] !== undefined)
    .map(pick => {
      const price = readPrice(wire, market, pick);
      const locked = !open || lineIsMissing || showPrice(price, 'H') === undefined;
      return [selectionKey(wire.gid, market.wtype, pick.rtype), { price, line, strong, locked }];
    });
}

function toScore(home: string, away: string): Sides<number> | undefined {
  return /^\d+$/.test(home) && /^\d+$/.test(away) ? { home: Number(home), away: Number(away) } : undefined;
}

/** "28:24 31:30"; none while nothing is played, and undefined when a part cannot be read. */
function toPeriods(text: string | undefined): Sides<number>[] | undefined {
  const scores = text
    ?.split(' ')
    .filter(Boolean)
    .map(part => toScore(...(part.split(':') as [string, string])));
  return scores?.every(score => score !== undefined) ? scores : undefined;
}

function toSets(wire: WireGame, best: string): SetsBoard {
  const { sc_game_H = '', sc_game_A = '', sc_point_H = '', sc_point_A = '', server } = wire;
  const running = wire.HalfTime === 'Y' ? undefined : toScore(sc_game_H, sc_game_A);
  return {
    bestOf: toNumber(best),
    points: toScore(sc_point_H, sc_point_A) ?? { home: 0, away: 0 },
    ...(running && { running }),
    ...(server && { server: server === 'H' ? 'home' : 'away' }),
  };
}

/** "23:goal:H 45+2:red:C"; a part that cannot be read is left out. */
function toIncidents(text: string | undefined): Incident[] | undefined {
  return text?.split(' ').flatMap(part => {
    const [, minute, kind, side] = /^(\d{1,3}(?:\+\d{1,2})?):(goal|red):([HC])$/.exec(part) ?? [];
    if (!minute || (kind !== 'goal' && kind !== 'red')) return [];
    return [{ minute, kind, side: side === 'H' ? 'home' : 'away' }];
  });
}

function toNumber(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}
