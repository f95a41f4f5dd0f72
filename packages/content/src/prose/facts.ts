import { bettingRules } from '@lobby/sports';

/**
 * Every number of the text pages, by its name in their Markdown: `{raiseWaitHours}`. The house rules compare each with
 * the code that keeps it. `{minimumAge}` is the market's, filled in while a site is built.
 */
export const facts = {
  /** A raised limit waits so many hours, and is to be confirmed within so many days after that. */
  raiseWaitHours: 24,
  raiseConfirmDays: 7,
  /** Minutes between reminders of a session, as offered. */
  reminderMinutes: '15、30、60 或 120',
  /** The lengths of a time-out: hours, days, days. */
  timeOutHours: 24,
  timeOutDays: 7,
  timeOutLongDays: 30,
  /** The terms of a self-exclusion: months, years, years. */
  exclusionMonths: 6,
  exclusionYears: 1,
  exclusionLongYears: 5,
  /** An exclusion ends so many hours after its end was asked for. */
  returnWaitHours: 24,

  /** Days for which records are kept that are removed one day. */
  securityLogDays: 180,
  paymentReportDays: 180,
  sharedSlipDays: 7,
  /** What a browser keeps: minutes that a code is good for, days that a password is remembered, draws that were seen. */
  codeMinutes: 10,
  rememberedDays: 30,
  seenDraws: 200,

  /** Minutes of a quarter of an hour, as its markets count them. */
  intervalMinutes: 15,
  /** Minutes of a handball match. */
  handballMinutes: 60,

  /** Minutes that the rate of a USDT deposit is locked, and the most seconds of a conversion's. */
  rateLockMinutes: 15,
  quoteLockSeconds: 60,

  /** The most that the bets of a day may win, ten thousands of US dollars, and the yuan that a dollar counts. */
  payoutSports: 150,
  payoutChampions: 20,
  yuanPerDollar: '7.20',
  /** The most that a ticket of several legs may win, ten thousands of yuan. */
  seriesWinMost: 100,

  /** How many odds formats there are, written out. */
  oddsFormatCount: '四',
  /** Minutes of a football match that bets settle on, added time aside. */
  regulationMinutes: bettingRules.regulationMinutes.number,
  /** What a yellow and a red card count as. */
  yellowCardCounts: bettingRules.yellowCard.number,
  redCardCounts: bettingRules.redCard.number,
  /** Minutes that a virtual match lasts, about, written out. */
  virtualMatchMinutes: '三',
  /** Finished sets after which who goes on has won a match of tennis that the other gives up. */
  retiredSets: 1,
  /** Minutes of basketball, and innings of baseball for who wins and for runs, from which a stopped match has a result. */
  officialMinutes: 43,
  officialInnings: 5,
  officialRunInnings: 9,
  /** Innings of the first part of a baseball game. */
  firstInnings: 5,
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

  /** Seconds that a bet or a sale in play waits. */
  liveBetSeconds: bettingRules.betWaitSeconds.number,
  /** Hours within which a match is resumed, or called off. */
  abandonedHours: bettingRules.stoppedHours.number,
  /** Minutes for which nothing is sold on the word of a result, and hours after which champions stay as they are. */
  correctionMinutes: bettingRules.resultCheckSeconds.number / 60,
  titleCorrectionHours: bettingRules.titleCorrectionHours.number,

  /** Legs of a series, days between their kick-offs, ten thousands of bets of a ticket, and its least stakes in yuan. */
  seriesLegsLeast: 2,
  seriesLegsMost: 10,
  seriesSpanDays: 7,
  systemBetsMost: 1,
  seriesStakeLeast: 10,
  seriesStakeLeastEach: 2,
  /** The system that is explained: its name, its legs, and its bets. */
  systemName: '3串4',
  systemLegs: 3,
  systemDoubles: 3,
  systemTrebles: 1,
  systemBets: 4,

  /**
   * The least that a sale pays, yuan; percents of the value of a ticket that it costs; and of what a leg in play would
   * win, below which it counts as lost.
   */
  cashOutLeast: 1,
  cashOutMarginPre: 4,
  cashOutMarginLive: 6,
  cashOutLeastValue: 2,
} as const;
