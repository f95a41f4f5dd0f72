import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { type DecodedGame, decodeGame } from './codec.ts';
import { onNextFrame, type Schedule } from './frame.ts';
import { type GameClock, nextClock } from './game-clock.ts';
import { createKeyedStore, type KeyedStore } from './keyed-store.ts';
import { isSameInfo, isSameNames, type MatchInfo } from './match-info.ts';
import { createPriceStore, type PriceStore } from './price-store.ts';

/** Everything known about matches now, each part by its own key, outside Redux. */
export interface Board {
  /** By selection key. */
  readonly prices: PriceStore;
  /** By ecid. */
  readonly matches: KeyedStore<MatchInfo>;
  /** By ecid; apart from `matches`, because it moves all the time. */
  readonly clocks: KeyedStore<GameClock>;
  /** Takes one game of an answer in, on behalf of a list or a match page. Older versions change nothing. */
  take(source: string, wire: WireGame): DecodedGame;
  /** The source no longer has this match. */
  drop(source: string, ecid: string): void;
  /** The match a line belongs to, as long as a source has it. */
  matchOf(gid: string): string | undefined;
  /** Publishes what waits for the next frame, now. */
  flush(): void;
}

interface BoardOptions {
  readonly schedule?: Schedule;
  readonly now?: () => number;
}

/** An empty board. */
export function createBoard({ schedule = onNextFrame, now = Date.now }: BoardOptions = {}): Board {
  const prices = createPriceStore({ schedule, now });
  const matches = createKeyedStore<MatchInfo>(schedule);
  const clocks = createKeyedStore<GameClock>(schedule);
  const versions = new Map<string, number>();
  const matchByLine = new Map<string, string>();
  /** ecid → source → the lines of that source. */
  const tellers = new Map<string, Map<string, Set<string>>>();

  function takeMatch(game: DecodedGame): void {
    const { info, ver } = game;
    const known = versions.get(info.ecid) ?? Number.NEGATIVE_INFINITY;
    if (ver < known) return;
    clocks.write(info.ecid, nextClock(clocks.latest(info.ecid), game.clock, now()));
    const old = matches.latest(info.ecid);
    if (ver === known && old) {
      // The same match state in another language.
      const { league, teams } = info;
      if (!isSameNames(old, info)) matches.write(info.ecid, { ...old, league, teams });
      return;
    }
    versions.set(info.ecid, ver);
    if (!old || !isSameInfo(old, info)) matches.write(info.ecid, info);
  }

  return {
    prices,
    matches,
    clocks,
    matchOf: gid => matchByLine.get(gid),

    take(source, wire) {
      const game = decodeGame(wire);
      const { ecid, gid } = game.info;
      const sources = tellers.get(ecid) ?? new Map<string, Set<string>>();
      const lines = sources.get(source) ?? new Set<string>();
      tellers.set(ecid, sources.set(source, lines.add(gid)));
      matchByLine.set(gid, ecid);
      takeMatch(game);
      prices.apply(source, game.prices);
      return game;
    },

    drop(source, ecid) {
      const sources = tellers.get(ecid);
      const lines = sources?.get(source);
      if (!sources || !lines) return;
      sources.delete(source);
      for (const gid of lines) {
        prices.drop(source, gid);
        if (sources.size === 0) matchByLine.delete(gid);
      }
      if (sources.size > 0) return;
      tellers.delete(ecid);
      versions.delete(ecid);
      matches.remove(ecid);
      clocks.remove(ecid);
    },

    flush() {
      matches.flush();
      clocks.flush();
      prices.flush();
    },
  };
}
