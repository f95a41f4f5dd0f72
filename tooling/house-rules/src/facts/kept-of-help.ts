import { codeOf } from '@lobby/api-client/result-codes';
import { parseLine, printLine } from '@lobby/betting';
import { hour, minute, second } from '@lobby/calendar';
import { read } from '../repository.ts';
import { constant, tenThousand, yuan } from './constant-of-file.ts';

const account = 'packages/verification/src/rules/account.ts';
const channels = 'platform/cashier/src/providers/reference/channels.ts';
const kinds = 'platform/cashier/src/withdrawals/orders/withdrawal-kinds.ts';
const tries = 'platform/cashier/src/withdrawals/password/try-password.ts';
const turnover = 'packages/betting/src/grading/turnover.ts';

/** A figure that a file writes inside of an expression. */
function figure(file: string, pattern: RegExp): number {
  const found = pattern.exec(read(file))?.[1];
  if (found === undefined) throw new Error(`${file} has nothing like ${pattern}.`);
  return Number(found);
}

/** What the code keeps of the facts on the pages about accounts, money and the halls. */
export const keptOfHelp = {
  nameLeast:
    1 + figure(account, /\[A-Za-z0-9\]\{(\d+),\d+\}\$\/\.test\(text\) && \/\\d\/\.test\(text\) && count/),
  nameMost: constant('packages/verification/src/rules/account.ts', 'USERNAME_MAX'),
  nameLetters: figure(account, /countLetters\(text\) >= (\d)/),
  passwordLeast: figure(account, /\^\[A-Za-z0-9\]\{(\d+),/),
  passwordMost: figure(account, /\^\[A-Za-z0-9\]\{\d+,(\d+)\}/),
  codeDigits: figure('packages/verification/src/rules/contact.ts', /\^\\d\{(\d)\}/),
  resendSeconds: constant('packages/verification/src/codes/resend-times.ts', 'RESEND_MS', second),
  codesADay: figure('platform/identity/src/codes/limits/targets.ts', /perDay: Math\.ceil\((\d+) \*/),
  holdHours: constant('platform/identity/src/members/withdrawal-hold.ts', 'withdrawalHoldMs', hour),

  depositOrdersAnHour: constant('platform/cashier/src/deposits/orders/opening/may-open.ts', 'mostAnHour'),
  paymentReportsADay: constant('platform/cashier/src/deposits/orders/report-payment.ts', 'mostADay'),
  depositTimes: constant('platform/bonus/src/turnover/open-requirement.ts', 'depositTerms.multiple'),
  tronConfirmations: figure(channels, /network: 'TRC20', confirmations: (\d+)/),
  etherConfirmations: figure(channels, /network: 'ERC20', confirmations: (\d+)/),

  withdrawalDigits: figure('packages/api-client/src/member-rules/withdrawal-digits.ts', /\[0-9\]\{(\d)\}/),
  withdrawalTries: constant(tries, 'triesOfPassword'),
  withdrawalLockHours: constant(tries, 'passwordLockMs', hour),
  payoutAccountsMost: constant('platform/cashier/src/withdrawals/accounts/add-account.ts', 'mostOfKind'),
  newAccountHours: constant('platform/cashier/src/withdrawals/saga/review.ts', 'newAccountMs', hour),
  bankOutLeast: constant(kinds, "'bank'.min", yuan),
  bankOutMost: constant(kinds, "'bank'.max", yuan * tenThousand),
  alipayOutLeast: constant(kinds, "'alipay'.min", yuan),
  alipayOutMost: constant(kinds, "'alipay'.max", yuan * tenThousand),
  alipayOutFee: figure(kinds, /kind: 'alipay'.*fee: '(\d+)'/),
  tronOutLeast: constant(kinds, "'usdt-trc20'.min", yuan),
  tronOutFee: figure(kinds, /kind: 'usdt-trc20'.*fee: '(\d+)'/),
  etherOutLeast: constant(kinds, "'usdt-erc20'.min", yuan),
  etherOutFee: figure(kinds, /kind: 'usdt-erc20'.*fee: '(\d+)'/),
  coinOutMost: constant(kinds, "'usdt-erc20'.max", yuan * tenThousand),
  coinDecimals: 6 - Math.log10(constant('packages/funds/src/usdt.ts', 'MICRO_PER_CENT')),
  withdrawalsADay: constant(kinds, 'dayLimits.count'),
  withdrawalDayMost: constant(kinds, 'dayLimits.amount', yuan * tenThousand),
  reviewFrom: constant(kinds, 'largeAmount', yuan * tenThousand),
  transferLeast: constant('platform/cashier/src/venues/transfers/start-transfer.ts', 'minimumIn', yuan),
  codeActivity: codeOf('venue-activity'),

  turnoverOdds: (
    figure(turnover, /minDecimal: Ratio = \{ n: (\d+)n/) /
    figure(turnover, /minDecimal: Ratio = \{ n: \d+n, d: (\d+)n/)
  ).toFixed(2),
  bonusTimesMost: constant('packages/funds/src/bonus-terms.ts', 'MAX_TURNOVER_MULTIPLE'),
  spentBelow: constant('platform/bonus/src/turnover/close-when-spent.ts', 'spentBelow', yuan),
  rebateLeast: constant('platform/bonus/src/rebates/rebate-rates.ts', 'rebateThreshold', yuan),
  gradeGiftDays: constant('platform/bonus/src/vip/review-grade.ts', 'promotionDays'),
  periodGiftDays: constant('platform/bonus/src/vip/give-period-gifts.ts', 'periodGiftDays'),

  singleStakeLeast: constant('platform/sportsbook/src/sports/define-sport.ts', 'leastStake', yuan),
  wholeHandicap: printLine(parseLine('1') ?? 0),

  launchMinutes: constant('platform/venue-server/src/sessions/launches.ts', 'tokenMs', minute),
  drawEveryMinutes: constant(
    'platform/venue-server/src/catalog/timetable.ts',
    'everyMinute.periodMs',
    minute,
  ),
  patienceSeconds: constant('platform/venue-server/src/rounds/waiting/open-rounds.ts', 'patienceMs', second),
  idleHours: constant('platform/venue-server/src/sessions/sessions.ts', 'idleMs', hour),
  esportsKeeps: constant('packages/games/src/esports/esports.ts', 'keptPercent'),
};
