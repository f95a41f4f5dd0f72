/** A pair of values, home first. */
export type Pair = readonly [home: number, away: number];

/**
 * What a football match is drawn from, in integers only: the published header of its commitment.
 * Chances are parts of 2^32.
 */
export interface FootballRules {
  /** Which law of drawing reads these numbers. */
  readonly law: 'football-1';
  readonly match: string;
  /** Kick-off, ms since 1970. */
  readonly kickoff: number;
  /** Minutes each half lasts at least, added time included, and how many lengths from there are equally likely. */
  readonly minutes: readonly [first: Lengths, second: Lengths];
  /** Chance of a goal in a minute, by half and side. */
  readonly goal: readonly [first: Pair, second: Pair];
  /** Chance of a red card in a minute, a side; 0 = no cards in this match. */
  readonly red: number;
  /** What a red card does to a side's own chance of a goal and to the other's, thousandths. */
  readonly afterRed: { readonly own: number; readonly other: number };
}

export interface Lengths {
  readonly least: number;
  readonly choices: number;
}

/** The facts of every match: how long halves last, and which share of the goals falls in which. */
export const footballFacts = {
  minutes: [
    { least: 46, choices: 4 },
    { least: 47, choices: 6 },
  ],
  /** Hundredths of a match's goals that fall in each half. */
  share: [45, 55],
  /** A half takes no goal in its last minute. */
  quietMinutes: 1,
  afterRed: { own: 680, other: 1280 },
} as const;

const whole = 0x1_0000_0000;

/** Goals that a side expects in a minute of a half with goals in it, when it expects `goals` in all. */
export function goalsAMinute(goals: number, half: 0 | 1): number {
  const { least, choices } = footballFacts.minutes[half];
  const usual = least + (choices - 1) / 2 - footballFacts.quietMinutes;
  return (goals * footballFacts.share[half]) / 100 / usual;
}

/**
 * The rules of one match. `expected` is in thousandths of a goal in the whole match, `redPerMinute` a chance.
 * Made with + − × ÷ and one rounding, which every engine does alike.
 */
export function footballRules(match: {
  readonly id: string;
  readonly kickoff: number;
  readonly expectedMilli: Pair;
  readonly redPerMinute: number;
}): FootballRules {
  const [home, away] = match.expectedMilli;
  const chance = (milli: number, half: 0 | 1) => Math.round((goalsAMinute(milli, half) / 1000) * whole);
  return {
    law: 'football-1',
    match: match.id,
    kickoff: match.kickoff,
    minutes: footballFacts.minutes,
    goal: [
      [chance(home, 0), chance(away, 0)],
      [chance(home, 1), chance(away, 1)],
    ],
    red: Math.round(match.redPerMinute * whole),
    afterRed: footballFacts.afterRed,
  };
}
