import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { selectionKey, showPrice } from '@lobby/betting';
import { championType, readSport, type SportCode } from '@lobby/sports';
import type { PriceFrame, RawPrice } from '../feed/price-store.ts';

/** One that may win an outright, without its price. */
export interface RunnerInfo {
  readonly id: string;
  /** Of its price. */
  readonly key: string;
  readonly name: string;
  /** Goals in the round, or wins of the season; undefined before its first match. */
  readonly counted: number | undefined;
  readonly match: 'pre' | 'live' | 'over' | 'void';
  /** undefined while nothing is decided. */
  readonly result: 'won' | 'lost' | 'cancelled' | undefined;
}

/** How far an outright is: open, suspended for the moment, closed until its result, decided. */
export type OutrightPhase = 'open' | 'suspended' | 'closed' | 'decided';

/** A competition whose winner is bet on, without its prices. */
export interface OutrightInfo {
  readonly gid: string;
  /** Of its matches. */
  readonly sport: SportCode;
  readonly league: string;
  readonly name: string;
  /** What decides it: the goals of a round, or the wins of a season. */
  readonly counts: WireOutright['counts'];
  /** The end of betting, ms. */
  readonly closesAt: number;
  readonly phase: OutrightPhase;
  readonly runners: readonly RunnerInfo[];
}

/** Wire → model. @param now ms of the server's clock. */
export function decodeOutright(wire: WireOutright, now: number): OutrightInfo {
  const closesAt = Number(wire.datetime) || 0;
  const runners = wire.rtypes.map(
    ({ rtype, teams, result, goals, state }): RunnerInfo => ({
      id: rtype,
      key: selectionKey(wire.gid, championType, rtype),
      name: teams,
      counted: /^\d+$/.test(goals) ? Number(goals) : undefined,
      match: state,
      result: results[result],
    }),
  );
  return {
    gid: wire.gid,
    sport: readSport({ gtype: wire.gtype }),
    league: wire.league,
    name: wire.teamsname,
    counts: wire.counts,
    closesAt,
    phase: runners.some(({ result }) => result)
      ? 'decided'
      : wire.gopen === 'Y'
        ? 'open'
        : now < closesAt
          ? 'suspended'
          : 'closed',
    runners,
  };
}

const results: Readonly<Record<string, RunnerInfo['result']>> = { W: 'won', L: 'lost', D: 'cancelled' };

/** The prices of an outright; one without a figure is locked. */
export function outrightPrices(wire: WireOutright, ver: number): PriceFrame {
  return {
    gid: wire.gid,
    ver,
    prices: wire.rtypes.map(({ rtype, ioratio }): [string, RawPrice] => {
      const price = { kind: 'decimal', odds: ioratio } as const;
      const locked = wire.gopen !== 'Y' || showPrice(price, 'E') === undefined;
      return [selectionKey(wire.gid, championType, rtype), { price, line: '', strong: '', locked }];
    }),
  };
}
