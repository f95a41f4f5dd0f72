import { codeOf } from '@lobby/api-client/result-codes';
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
  chatMessageDays: 30,
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
  retiredSets: bettingRules.retiredSets.number,
  /** Minutes of basketball, and innings of baseball for who wins and for runs, from which a stopped match has a result. */
  officialMinutes: bettingRules.officialMinutes.number,
  officialInnings: bettingRules.officialInnings.number,
  officialRunInnings: bettingRules.officialRunInnings.number,
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
  /** Days after its settlement within which a bet may be disputed. */
  disputeDays: bettingRules.disputeDays.number,

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

  /** What a name and a password have: characters, and the letters of a name at least. */
  nameLeast: 4,
  nameMost: 11,
  nameLetters: 2,
  passwordLeast: 8,
  passwordMost: 12,
  /** A code: its digits, seconds until the next one, and codes to one phone or mailbox a day. */
  codeDigits: 6,
  resendSeconds: 60,
  codesADay: 10,
  /** Hours for which nothing is withdrawn after what proves a member was changed. */
  holdHours: 24,

  /** Orders of deposits an hour, reports of payments a day, and how often a deposit is to be staked. */
  depositOrdersAnHour: 30,
  paymentReportsADay: 5,
  depositTimes: 1,
  /** The confirmations that a deposit of USDT waits for. */
  tronConfirmations: 20,
  etherConfirmations: 12,

  /** The digits of the withdrawal password, the wrong tries that lock it, and for how many hours. */
  withdrawalDigits: 6,
  withdrawalTries: 5,
  withdrawalLockHours: 3,
  /** Accounts of one kind, and hours that a new one waits. */
  payoutAccountsMost: 5,
  newAccountHours: 24,
  /** What one withdrawal may be: least in yuan, most in ten thousands of yuan; its fee in yuan or USDT. */
  bankOutLeast: 100,
  bankOutMost: 20,
  alipayOutLeast: 100,
  alipayOutMost: 2,
  alipayOutFee: 2,
  tronOutLeast: 100,
  tronOutFee: 1,
  etherOutLeast: 500,
  etherOutFee: 5,
  coinOutMost: 50,
  /** The decimals of what arrives on a chain. */
  coinDecimals: 2,
  /** Withdrawals of a day, their sum and the amount that a person looks at, in ten thousands of yuan. */
  withdrawalsADay: 5,
  withdrawalDayMost: 50,
  reviewFrom: 5,
  /** Yuan that go into a venue at least, and the code of a transfer that is to be asked for again. */
  transferLeast: 1,
  codeActivity: codeOf('venue-activity'),

  /** Decimal odds up to which a bet counts nothing, and how often a bonus is to be staked at most. */
  turnoverOdds: '1.50',
  bonusTimesMost: 10,
  /** Yuan below which nothing is asked for any more, and those of a day's turnover that a rebate begins with. */
  spentBelow: 1,
  rebateLeast: 100,
  /** Days for which the gift of a grade, and of a week or month, may be claimed. */
  gradeGiftDays: 90,
  periodGiftDays: 14,

  /** Yuan of a single at least, and the line of the guide to handicaps. */
  singleStakeLeast: 10,
  wholeHandicap: '1',

  /** Minutes that the address of a game is good for, and of a draw; seconds and hours that a round and a visit wait. */
  launchMinutes: 1,
  drawEveryMinutes: 1,
  patienceSeconds: 60,
  idleHours: 1,
  /** Percent of a stake that the prices of e-sports keep. */
  esportsKeeps: 5,
} as const;
