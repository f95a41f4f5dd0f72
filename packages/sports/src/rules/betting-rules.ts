/** A number of a betting rule, and where it comes from: houses contradict each other. */
interface BettingRule {
  readonly number: number;
  /** Who has it so, or ours. */
  readonly source: string;
  /** What other houses do. */
  readonly others?: string;
}

/**
 * The numbers of the rules that bets are settled by. The engine and the page of rules read these rows
 * (docs/rules.md#settlement).
 */
export const bettingRules = {
  /** Minutes of football that count, with the time added to them; extra time and shoot-outs never do. */
  regulationMinutes: {
    number: 90,
    source: 'Laws of the Game, law 7; every house settles football so',
  },
  /** Cards that a yellow one counts as, and a red one; of one player no more than one of each. */
  yellowCard: { number: 1, source: 'bet365, help, soccer, tournament total specials' },
  redCard: {
    number: 2,
    source: 'ours, as most houses of Asia have it',
    others: '1 at Paddy Power, whose second yellow card of a player counts too',
  },
  /** Hours within which a match that stands still goes on, or is called off. */
  stoppedHours: {
    number: 36,
    source: 'epicbet, help article 15324497',
    others: '72 hours at partypoker.fr',
  },
  /** Minutes of basketball from which the score of a stopped match is its result. */
  officialMinutes: { number: 43, source: 'BetMGM Nevada' },
  /** Innings of baseball from which a stopped game is official for who wins, and those where home leads. */
  officialInnings: {
    number: 5,
    source: 'epicbet, help article 15324497; partypoker.fr',
  },
  officialInningsHomeAhead: { number: 4.5, source: 'the same: home need not bat any more' },
  /** The same for what counts runs. */
  officialRunInnings: { number: 9, source: 'epicbet, help article 15324497; partypoker.fr' },
  officialRunInningsHomeAhead: { number: 8.5, source: 'the same: home need not bat any more' },
  /** Finished sets of tennis after which who goes on has won when the other gives up. */
  retiredSets: { number: 1, source: 'Napoleon, FAQ 730' },
  /** The same of the frames of snooker: once the match has begun. */
  retiredFrames: { number: 0, source: 'Betway' },
  /** Seconds on the clock of its match that a bet in play waits. */
  betWaitSeconds: {
    number: 3,
    source: 'ours',
    others: 'about 6 at Pinnacle, 1 to 12 at Betfair, 4 to 8 at Smarkets',
  },
  /** Seconds on the clock of its match within which a wrong report of a result is found. */
  resultCheckSeconds: { number: 300, source: 'ours' },
  /** Hours after which the outcome of a champion market stays as it is: a stopped match may still decide it. */
  titleCorrectionHours: { number: 37, source: 'ours: one more than a stopped match waits' },
  /** Days after its settlement within which a bet may be disputed. */
  disputeDays: { number: 14, source: 'the terms the product was ordered with' },
} as const satisfies Readonly<Record<string, BettingRule>>;

/**
 * By the code of a sport of sets: finished sets after which who goes on has won when the other gives up. Where none is
 * said such a match decides no winner (docs/rules.md#sports-of-sets).
 */
export const retiredAfter: Readonly<Partial<Record<string, number>>> = {
  TN: bettingRules.retiredSets.number,
  SK: bettingRules.retiredFrames.number,
};
