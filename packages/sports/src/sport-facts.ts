/** The lists that the matches of a sport stand in: in play, until the end of the provider's day, later. */
export type MatchList = 'live' | 'today' | 'early';

/** How a sport counts that is played in sets. */
export interface SetPlay {
  /**
   * What handicap and total count, which words and score boards follow: games of several points, as in tennis, points,
   * or the sets themselves, which are frames of breaks.
   */
  readonly counts: 'games' | 'points' | 'frames';
}

/** How a match is divided on its clock. */
export interface SportPlay {
  /** Periods of regular time: two halves, four quarters; of sets, the most that any match has. */
  readonly periods: number;
  /** Minutes of each; 0 where a period ends by its score. */
  readonly minutes: number;
  /** Whether the clock shows what is left of the period; else what is played of the match. */
  readonly countsDown: boolean;
  /** Whether a market of the whole match may end level; else it is played on until one side leads. */
  readonly mayEndLevel: boolean;
  /** Of a sport that is played in sets. */
  readonly sets?: SetPlay;
  /** Whether who leads after its first half is sold, which may be nobody; absent: as the whole match. */
  readonly halfMayEndLevel?: boolean;
  /** Whether each of its periods is one that markets are sold of: a quarter. */
  readonly quarters?: true;
  /** Whether its results tell when its goals fell: the next goal is sold, which their order decides. */
  readonly goalTimes?: true;
  /** Whether markets are sold of each quarter of an hour, by the times of goals. */
  readonly intervals?: true;
  /** What markets of the first half are called, where it is no half: the first five innings. */
  readonly half?: 'innings';
}

/** What both ends know of a sport. What only the platform knows is in its own registry. */
export interface SportFacts {
  /** Its code in the house, two capital letters: `gtype` in tables, and on the wire where the provider has it too. */
  readonly code: string;
  /** What the provider calls it, where several sports share a type of the provider; absent: its code. */
  readonly type?: string;
  /** Its sign in menus, by a name of ui-kit's icons. */
  readonly icon: string;
  /**
   * Whether its results are drawn, with a commitment published before and the key after: anybody can draw them again,
   * nothing unforeseen happens in a match, and its matches are combined with drawn ones only.
   */
  readonly isDrawn: boolean;
  /** Whether several picks of one of its matches may be one bet. */
  readonly sameMatch?: boolean;
  readonly play: SportPlay;
  /** Whether attacks and shots of its matches are told and drawn on a pitch, beside the score. */
  readonly hasTracker?: boolean;
  /** What a win and a draw are worth in the table of a league, or that it counts wins; absent where its leagues have none. */
  readonly table?: { readonly win: number; readonly draw: number } | 'wins';
  /** Which lists it has, in their order. */
  readonly lists: readonly MatchList[];
}
