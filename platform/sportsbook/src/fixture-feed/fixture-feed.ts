import type { MarketGroup } from '@lobby/betting';
import type { FootballReveal } from '@lobby/draws';
import type {
  FixtureResult,
  FixtureVoid,
  MarketSettlement,
  Match,
  MatchDetail,
  Outright,
} from '@lobby/fixtures';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { FixtureRow, NewFixtureRow } from './fixture-rows.ts';

/**
 * The source of fixtures, match events and results: a simulation, a replay, or a provider. It is the only interface
 * the sportsbook has to it; `docs/bring-your-own-feed.md` shows how to implement one.
 */
export interface FixtureFeed {
  /** The match of a stored fixture, of this feed or of one that ran on this database before. Must not wait. */
  follow(row: FixtureRow): Match;
  /** Adds the fixtures that should be there by now; runs before the platform listens. */
  topUp(): Promise<void>;
  /** Starts what adds fixtures, follows matches and records results. Must not wait for anything slow. */
  start(): void;
  /**
   * Does now what it would do by and by, and waits for it: before the platform listens, and when the clock has been
   * moved.
   */
  catchUp(): Promise<void>;
  /** Ends what `start` started and finishes what is in hand. */
  stop(): Promise<void>;
  /** Only of a feed that draws matches itself and lets anybody check them. */
  readonly openDraws: OpenDraws | undefined;
  /**
   * What was public of the play of a match at `at`, ms. Only of a feed that reports more than score and cards. Pure in
   * its moment, like `stateAt`; must not wait.
   */
  detailAt?(match: Match, at: number): MatchDetail;
}

/** Where a feed puts what it supplies. */
export interface FixtureIntake {
  /** Adds fixtures that do not exist yet; an existing id is not changed. */
  addFixtures(rows: readonly NewFixtureRow[]): Promise<void>;
  /** Adds competitions over fixtures that were added before; an existing id is not changed. */
  addOutrights(outrights: readonly Outright[]): Promise<void>;
  /**
   * Reports a result of a match or corrects one; its bets are settled, or settled anew, within a second. Of one version
   * the first report counts.
   */
  recordResult(result: FixtureResult): Promise<void>;
  /** Cancels bets of a match that should not have been taken: all of a market, of a span, or one. */
  voidBets(cancelled: FixtureVoid): Promise<void>;
  /** Takes back a cancel of the same bets, reason and version: they are graded by the result, or open again. */
  liftVoid(cancelled: FixtureVoid): Promise<void>;
  /** A match began before its kick-off: what was taken since as if it had not begun is void, winners and losers alike. */
  startedEarly(start: { readonly matchId: string; readonly startedAt: number }): Promise<void>;
  /** Settles a market, or one line of it, by the provider's own word, rolls its settlement back, or leaves it to the scores. */
  settleMarket(settlement: MarketSettlement): Promise<void>;
  /** Stops all bets on these groups of markets of a match, and on no others: what was stopped and is not named opens. */
  stopBets(matchId: string, groups: readonly MarketGroup[]): Promise<void>;
  /** The matches that have not long ended, as `follow` answered them. */
  current(): Promise<readonly Match[]>;
}

export type FixtureFeedFactory = (platform: Platform, intake: FixtureIntake) => FixtureFeed;

/** The keys of a day's openly drawn matches, bound together before the first betting on them. */
export interface DrawDay {
  /** Of UTC, "2026-11-21". */
  readonly day: string;
  /** 64 hex digits. */
  readonly root: string;
  /** ms. */
  readonly committedAt: number;
}

/** The public data of a feed whose draws can be verified. */
export interface OpenDraws {
  /** The newest days, the newest first. */
  days(count: number): Promise<DrawDay[]>;
  /** The day of a match; undefined when its keys were never promised. */
  dayOf(match: Match): Promise<DrawDay | undefined>;
  /**
   * Everything a match was drawn from, with its proof in the root of its day. Called after the final whistle only.
   */
  reveal(match: Match): { readonly reveal: FootballReveal; readonly proof: string[] };
}
