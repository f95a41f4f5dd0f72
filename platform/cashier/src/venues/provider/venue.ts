import type { MarketProfile } from '@lobby/market';
import type { Names } from '@lobby/platform-kernel/calls/locale';
import type { RoundResult } from './round-result.ts';
import type { faultyMethods, venueFaults } from './venue-faults.ts';

/** A transfer as it is sent to a venue. */
export interface VenueTransfer {
  /** Names it for ever at the venue. */
  readonly id: string;
  /** The member, by our id. */
  readonly player: string;
  /** Fen. */
  readonly amount: bigint;
}

/**
 * What a venue says about a transfer. `done`: it happened; `refused`: it never will; `exists`: the id was used;
 * `pending`: undecided; `no-record`: unknown, and may still be on its way; `dead`: unknown, and never will be done.
 */
export type VenueAnswer =
  | { readonly kind: 'done'; readonly id: string; readonly amount: bigint }
  | { readonly kind: 'refused' | 'exists' | 'pending' | 'no-record' | 'dead' };

/**
 * A venue with a purse for each member. An exception, a timeout or an unreadable answer means that the outcome is
 * unknown. An id has one fate: what was refused or cancelled is never done later, however late its requests arrive.
 */
export interface Venue {
  /** Makes sure that the member can have money here; again does nothing. */
  register(player: string): Promise<void>;
  /** Out of the central wallet. */
  deposit(transfer: VenueTransfer): Promise<VenueAnswer>;
  /** Back into the central wallet. */
  withdraw(transfer: VenueTransfer): Promise<VenueAnswer>;
  /** Fen that the member has here. */
  balance(player: string): Promise<bigint>;
  /** The balance with what is staked in rounds that are not finished, fen; absent: no round of it lasts. */
  worth?(player: string): Promise<bigint>;
  /** What became of a transfer. */
  transferState(id: string): Promise<VenueAnswer>;
  /**
   * Makes an id that is not known `dead`, or says what became of it. A venue that cannot do so says `pending`: then a
   * person decides. `refused` frees no money here: the transfer is asked for once more.
   */
  cancelTransfer(id: string): Promise<VenueAnswer>;
  /** Chooses what goes wrong with the next calls of a method there; none of them with 0 times. Absent: `planTransfer`. */
  planFault?(plan: VenueFaultPlan): Promise<void>;
  /** Absent: it keeps purses, and nothing can be played there yet. */
  readonly games?: GameSide | undefined;
}

/** What goes wrong at a venue on a server of its own, on purpose. */
export interface VenueFaultPlan {
  readonly method: (typeof faultyMethods)[number];
  readonly fault: (typeof venueFaults)[number];
  readonly times: number;
}

/** A game as its venue offers it. */
export interface VenueGame {
  readonly code: string;
  readonly names: Names;
  /** First letters of the pinyin of its name. */
  readonly initials: string;
  readonly badge: '' | 'hot' | 'new';
  /** Percent with two digits. */
  readonly returnPercent: string;
  /** 1 (even) to 5 (rare and high). */
  readonly volatility: number;
  readonly features: readonly string[];
  /** The order by hand, smallest first. */
  readonly position: number;
  readonly hasTrial: boolean;
  /** Between which returns it lies in the long run, percent, and σ of a round in stakes; undefined: not told. */
  readonly spread?: { readonly sigma: string; readonly from: string; readonly to: string } | undefined;
}

/** Who opens a game, where. */
export interface VenueLaunch {
  /** The member, by our id; undefined: a trial with credits that are no money. */
  readonly player: string | undefined;
  readonly device: string;
  /** The browser that will ask for the page, as it names itself. */
  readonly userAgent: string;
  readonly game: string;
  readonly language: keyof Names;
  /** Those that the site may have, which may frame the page and hear from it. */
  readonly origins: readonly string[];
  /** What the site is held to, and the venue with it. */
  readonly market: MarketProfile;
}

/** The games of a venue. An exception, a timeout or an unreadable answer: it was not opened. */
export interface GameSide {
  list(): Promise<readonly VenueGame[]>;
  /** The address of the game for one visit within 60 seconds. */
  launch(asked: VenueLaunch): Promise<string>;
  /** Whether a page shows a game of theirs, or may still open one; absent: the venue cannot tell. */
  isShown?(player: string): Promise<boolean>;
  /** Nothing more is staked by what the member has open here; what was staked is settled. */
  endSession(player: string): Promise<void>;
  /** Does so where no page shows a game of theirs, which the venue decides in one step. @returns whether none does. */
  endUnshown?(player: string): Promise<boolean>;
  /** Finished rounds with money after a version, oldest change first; none: there are no more. */
  history(after: bigint): Promise<VenueHistory>;
  /** What the shared jackpots hold; absent: it has none. */
  pools?(): Promise<readonly BonusPool[]>;
}

/** A part of what members played. */
export interface VenueHistory {
  readonly rounds: readonly (VenueRound | UnreadRound)[];
  /** The origin whose `/replay/<round>` and `/verify/<round>` anybody may open; undefined: it has no such pages. */
  readonly pagesAt?: string | undefined;
}

/** A round that a member played. */
export interface VenueRound {
  /** Names it at the venue. */
  readonly id: string;
  readonly player: string;
  readonly game: string;
  /** Fen. */
  readonly staked: bigint;
  readonly win: bigint;
  /** ms */
  readonly at: number;
  /** Grows with every change of the venue's history. */
  readonly version: bigint;
  /** What it came to, as members are shown it; undefined: the venue does not tell. */
  readonly result?: RoundResult | undefined;
}

/** A round of which the venue tells no figures that make sense. */
export interface UnreadRound extends Pick<VenueRound, 'id' | 'version'> {
  readonly problem: string;
}

/** A shared jackpot. */
export interface BonusPool {
  readonly game: string;
  /** Fen. */
  readonly amount: bigint;
  /** Fen by which it grows, by what was staked lately. */
  readonly perSecond: bigint;
}

/** The venues by their codes. */
export type Venues = ReadonlyMap<string, Venue>;
