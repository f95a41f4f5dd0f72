/** The house rules compare these with the code that enforces them: a changed rule requires a change of its page too. */
const enforcedByCode = {
  /** Years. Whoever registers agrees to be that old; the footer says it too. */
  minimumAge: 18,
  /** How many odds formats there are, written out. */
  oddsFormatCount: '四',
  /** Minutes of a football match that bets settle on, added time aside. */
  regulationMinutes: 90,
  /** Minutes that a virtual match lasts, about, written out. */
  virtualMatchMinutes: '三',
  /** A handicap of two halves, and the lines it is split into. */
  quarterHandicap: '0.5 / 1',
  quarterHandicapLow: '0.5',
  quarterHandicapHigh: '1',
  /** A total of two halves. */
  quarterTotal: '2.5 / 3',
  /** What can be picked of the market of total goals; the last is "or more". */
  goalGroupFirst: '0-1',
  goalGroupSecond: '2-3',
  goalGroupThird: '4-6',
  goalGroupLast: '7',
} as const;

/** No code enforces these, the operator does, and confirms each before going live. */
const promisedByOperator = {
  /** Days after an event within which a member may dispute it. */
  disputeDays: 14,
  /** Years for which records of money and bets are kept. */
  recordYears: 5,
  /** Days within which a request about personal data is answered. */
  answerDays: 14,
  /** The shortest time-out, hours, and the longest, weeks. */
  coolingOffHours: 24,
  coolingOffWeeks: 6,
  /** The shortest self-exclusion, months. */
  selfExclusionMonths: 6,
  /** The most that a member is paid out in a day, ten thousands of US dollars. */
  payoutFootball: 150,
  payoutBallGames: 30,
  payoutOtherSports: 20,
  payoutNovelties: 2.5,
  payoutCasino: 60,
  payoutFinancials: 18,
} as const;

/**
 * Every number that the pages of words say, by the name it has in their Markdown: `{minimumAge}`. A number stands
 * nowhere else in them, so that two pages cannot contradict each other, nor a page the code.
 */
export const facts = {
  ...enforcedByCode,
  ...promisedByOperator,
} as const;
