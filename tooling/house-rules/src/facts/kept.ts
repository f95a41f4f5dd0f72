import { exclusionTerms, timeOutHours } from '@lobby/api-client/contract/site/player-protection';
import {
  dailyPayoutCap,
  markets,
  minCashOut,
  oddsFormats,
  parseLine,
  printLine,
  systemTypes,
} from '@lobby/betting';
import { day, hour, minute, second } from '@lobby/calendar';
import type { facts } from '@lobby/content/facts';
import { baseballFacts, footballFacts } from '@lobby/draws';
import { championType, halfMinutes, mainSport, SLIP_LIMIT } from '@lobby/sports';
import { read } from '../repository.ts';
import { constant, tenThousand, yuan } from './constant-of-file.ts';
import { keptOfHelp } from './kept-of-help.ts';

/** What the code keeps of each fact of the text pages: a fact without a line here does not compile. */

const digits = '零一二三四五六七八九';

const handicap = parseLine('0.5 / 1') ?? 0;
const [shortTimeOut, timeOut, longTimeOut] = timeOutHours;
const [shortTerm, term, longTerm] = exclusionTerms;
const goals = markets.find(({ kind }) => kind === 'total-goals')?.picks.map(({ pick }) => pick) ?? [];
const fenPerDollar = constant('packages/betting/src/tickets/payout-caps.ts', 'fenPerDollar');
const limits = 'platform/pricing/src/risk/limits.ts';
const rules = 'packages/sports/src/rules/betting-rules.ts';
const series = 'packages/betting/src/slip/series-rules.ts';
const ticketPrice = 'platform/sportsbook/src/cash-out/ticket-price.ts';
const system = systemTypes(3).find(({ sizes }) => sizes.join() === '2,3');
const betsOf = (size: number) => systemTypes(3).find(({ sizes }) => sizes.join() === `${size}`)?.combinations;

/** The first intervals of the reminder, as a sentence lists them; the first of them is none. */
function reminderMinutes(): string {
  const [, list = ''] =
    /const intervals = \[0, ([\d, ]+)\];/.exec(read('packages/wallet/src/limits/session-panel.tsx')) ?? [];
  return list
    .split(', ')
    .join('、')
    .replace(/、(\d+)$/, ' 或 $1');
}

/** Minutes, about, that the halves and the break of a virtual match take at its speed. */
function virtualMatchMinutes(): number {
  const file = 'platform/simulation/src/sources/virtual-football.ts';
  const played = footballFacts.minutes.reduce(
    (sum, { least, choices }) => sum + least + (choices - 1) / 2,
    0,
  );
  return Math.round((played + constant(file, 'breakMinutes')) / constant(file, 'speed'));
}

const dollarsOf = (cap: bigint) => Number(cap) / fenPerDollar / tenThousand;

export const kept: Readonly<Record<keyof typeof facts, string | number | undefined>> = {
  raiseWaitHours: constant('packages/funds/src/deposit-limit.ts', 'RAISE_COOLING_OFF_MS', hour),
  raiseConfirmDays: constant('packages/funds/src/deposit-limit.ts', 'RAISE_CONFIRMABLE_MS', day),
  reminderMinutes: reminderMinutes(),
  timeOutHours: shortTimeOut,
  timeOutDays: timeOut / 24,
  timeOutLongDays: longTimeOut / 24,
  exclusionMonths: shortTerm,
  exclusionYears: term / 12,
  exclusionLongYears: longTerm / 12,
  returnWaitHours: constant('packages/funds/src/pause.ts', 'RETURN_WAITS', hour),

  securityLogDays: constant(
    'platform/identity/src/security-log/security-log.domain.ts',
    'securityLogKeptMs',
    day,
  ),
  paymentReportDays: constant('platform/cashier/src/deposits/sweep-deposits.ts', 'reportsKeptMs', day),
  sharedSlipDays: constant('platform/sportsbook/src/shared-slips/shared-slips.ts', 'keptFor', day),
  chatMessageDays: constant('platform/chat/src/sweep-chat.ts', 'MESSAGES_KEPT_MS', day),
  codeMinutes: constant('platform/identity/src/codes/verifications.ts', 'ticketMs', minute),
  rememberedDays: constant('packages/auth/src/remember/remembered.ts', 'REMEMBERED_FOR_MS', day),
  seenDraws: constant('packages/sportsbook/src/fairness/check/seen-draws.ts', 'most'),

  intervalMinutes: constant('packages/betting/src/grading/goal-times.ts', 'minutesOfInterval'),
  handballMinutes:
    (constant('packages/draws/src/handball/rules.ts', 'handballFacts.halves') *
      constant('packages/draws/src/handball/rules.ts', 'handballFacts.halfSeconds')) /
    60,
  rateLockMinutes: constant(
    'platform/cashier/src/deposits/orders/opening/open-order.ts',
    'rateLockMs',
    minute,
  ),
  quoteLockSeconds: constant('platform/cashier/src/venues/conversion/rate-quote.ts', 'lockedMs', second),

  payoutSports: dollarsOf(dailyPayoutCap(mainSport)),
  payoutChampions: dollarsOf(dailyPayoutCap(championType)),
  yuanPerDollar: (fenPerDollar / yuan).toFixed(2),
  seriesWinMost: constant(limits, 'seriesLimits.ticket', yuan * tenThousand),

  oddsFormatCount: digits[oddsFormats.length],
  regulationMinutes: 2 * halfMinutes,
  yellowCardCounts: constant(rules, 'bettingRules.yellowCard.number'),
  redCardCounts: constant(rules, 'bettingRules.redCard.number'),
  virtualMatchMinutes: digits[virtualMatchMinutes()],
  retiredSets: constant(rules, 'bettingRules.retiredSets.number'),
  officialMinutes: constant(rules, 'bettingRules.officialMinutes.number'),
  officialInnings: constant(rules, 'bettingRules.officialInnings.number'),
  officialRunInnings: constant(rules, 'bettingRules.officialRunInnings.number'),
  firstInnings: baseballFacts.firstInnings,
  quarterHandicap: printLine(handicap),
  quarterHandicapLow: printLine(handicap - 1),
  quarterHandicapHigh: printLine(handicap + 1),
  quarterTotal: printLine(parseLine('2.5 / 3') ?? 0),
  goalGroupFirst: goals[0],
  goalGroupSecond: goals[1],
  goalGroupThird: goals[2],
  goalGroupLast: goals[3]?.replace(/\+$/, ''),

  liveBetSeconds: constant(rules, 'bettingRules.betWaitSeconds.number'),
  abandonedHours: constant(rules, 'bettingRules.stoppedHours.number'),
  correctionMinutes: constant(rules, 'bettingRules.resultCheckSeconds.number') / 60,
  titleCorrectionHours: constant(rules, 'bettingRules.titleCorrectionHours.number'),
  disputeDays: constant(rules, 'bettingRules.disputeDays.number'),

  seriesLegsLeast: constant(series, 'MIN_LEGS'),
  seriesLegsMost: SLIP_LIMIT,
  seriesSpanDays: constant(series, 'MAX_SPAN_DAYS', day),
  systemBetsMost: constant('packages/betting/src/tickets/systems.ts', 'maxCombinations', tenThousand),
  seriesStakeLeast: constant(limits, 'seriesLimits.least', yuan),
  seriesStakeLeastEach: constant(limits, 'seriesLimits.leastEach', yuan),
  systemName: system?.name,
  systemLegs: system?.legs,
  systemDoubles: betsOf(2),
  systemTrebles: betsOf(3),
  systemBets: system?.combinations,

  cashOutLeast: Number(minCashOut) / yuan,
  cashOutMarginPre: constant(ticketPrice, 'cashOutMargins.pre', 10),
  cashOutMarginLive: constant(ticketPrice, 'cashOutMargins.live', 10),
  cashOutLeastValue: constant('platform/sportsbook/src/cash-out/leg-returns.ts', 'leastBoughtMilli', 10),

  ...keptOfHelp,
};
