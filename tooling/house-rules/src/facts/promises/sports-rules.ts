import type { PagePromises } from './types.ts';

const betting = 'packages/betting/src';
const book = 'platform/sportsbook/src';

export const sportsRules: PagePromises = {
  并附计算示例: [['packages/content/src/pages/settlement-example-list.test.ts', 'settlementExamples']],
  乌龙球计入: [
    ['packages/sports/src/halves.ts', 'halfMinutes'],
    [
      `${book}/settlement/settlement.test.ts`,
      'at half-time in a first-half market, at the end in the others',
    ],
  ],
  已完成的上半场盘口照常结算: [
    [`${book}/settlement/settlement.test.ts`, 'a first half that was finished stands'],
  ],
  篮球全场盘口以包括加时赛: [
    [`${book}/sports/basketball.test.ts`, 'counts overtime for the whole match, and not for the first half'],
    [`${book}/sports/basketball.test.ts`, 'is bet on in play, waits, and counts a handicap from 0:0'],
  ],
  '已打满 {officialMinutes} 分钟的': [
    [`${betting}/grading/official-games.test.ts`, 'has after %i minutes the score %o'],
    [`${book}/sports/basketball.test.ts`, 'that is stopped %s'],
  ],
  棒球全场盘口以包括延长局: [
    [
      `${book}/sports/baseball.test.ts`,
      'counts extra innings for the whole game, and five innings for its first part',
    ],
    [`${book}/sports/baseball.test.ts`, 'is bet on in play, waits, and counts a run line from 0:0'],
    [`${book}/sports/baseball.test.ts`, 'sells no draw of the whole game, and one of the first five innings'],
  ],
  棒球赛事中断后不再恢复的: [
    [`${betting}/grading/official-games.test.ts`, 'has of %s after %i half innings at %o the score %o'],
    [`${book}/sports/baseball.test.ts`, 'that is stopped %s returns what is not decided'],
  ],
  '网球的独赢、让盘': [
    [`${betting}/grading/grade-sets.test.ts`, '%o is %s: a bet in play counts from the beginning too'],
    [`${book}/sports/tennis.test.ts`, 'settles the winner of a set when it is over, and who wins at the end'],
  ],
  '排球与乒乓球的独赢、让局数': [
    [`${betting}/grading/grade-sets.test.ts`, '%o is %s: a bet in play counts from the beginning too'],
    [`${betting}/grading/grade-sets.test.ts`, 'has no winner in a sport whose rules name no number of sets'],
    [`${book}/sports/sports-of-sets.test.ts`, 'takes a bet on every pick before the match, and settles it'],
  ],
  '斯诺克的独赢、让局': [
    [`${betting}/grading/grade-sets.test.ts`, '%o is %s by the frames, whatever points they have'],
    [
      `${book}/sports/snooker.test.ts`,
      'is bet on in play, waits, and counts frames from the beginning of the match',
    ],
  ],
  斯诺克开赛后有选手弃权的: [
    [`${betting}/grading/grade-sets.test.ts`, 'that is given up after three, %o is %s'],
    [
      `${book}/sports/snooker.test.ts`,
      'after %i frames pays who goes on, what was decided, and returns the rest',
    ],
    [`${book}/sports/snooker.test.ts`, 'before it begins returns every stake'],
  ],
  网球有选手中途弃权的: [
    [
      `${betting}/grading/grade-sets.test.ts`,
      '%o is %s: after a finished set who goes on has won, and what is decided stands',
    ],
    [`${book}/sports/tennis.test.ts`, 'after a set pays who goes on, what was decided, and returns the rest'],
    [`${book}/sports/tennis.test.ts`, 'before it begins is in no list any more, and returns every stake'],
  ],
  虚拟足球以系统公布的比分结算: [[`${book}/sports/virtual-football.ts`, 'grade: football.settlement.grade']],
  让球方须净胜: [[`${betting}/grading/grade.test.ts`, '$input.line_home at $input.score']],
  '盘口写作“{quarterHandicap}”': [[`${betting}/grading/grade.test.ts`, '$input.line_home at $input.score']],
  滚球让球以投注之后的比分计算: [
    [
      `${book}/settlement/settlement.test.ts`,
      'in play from the score at the bet, on the goals that came after it',
    ],
  ],
  以双方总进球与盘口比较: [[`${betting}/grading/grade.test.ts`, '$input.line with $input.total goals']],
  投注前已有的进球也计算在内: [[`${betting}/grading/grade.test.ts`, '$input.line with $input.total goals']],
  '独赢：主胜': [[`${betting}/grading/grade.test.ts`, '$id: $input.match']],
  '{goalGroupLast} 球或以上': [[`${betting}/grading/grade.test.ts`, '$id: $input.match']],
  '双方进球：双方各至少进一球': [[`${betting}/grading/grade.test.ts`, '$id: $input.match']],
  '双重机会：出现所选的赛果': [[`${betting}/grading/grade-pick.test.ts`, '%s at %o is won by %o']],
  '零失球：该队没有失球': [[`${betting}/grading/grade-pick.test.ts`, '%s at %o is won by %o']],
  '香港盘：可赢': [[`${betting}/grading/settle.test.ts`, '$input.stake at $input.format $input.odds']],
  马来盘与印尼盘为正数时: [
    [`${betting}/grading/settle.test.ts`, '$input.stake at $input.format $input.odds'],
    [`${book}/orders/orders.test.ts`, 'holds the risk of a negative price, not the stake'],
  ],
  在任何赔率格式下都以欧洲盘显示: [[`${book}/orders/orders.test.ts`, 'keeps 1X2 decimal in every format']],
  项投注合成一注: [
    [`${betting}/slip/series-rules.test.ts`, 'spans seven days, and not a moment more'],
    [`${betting}/slip/series-rules.test.ts`, 'has at most ten legs'],
  ],
  同一场比赛或同一球队的两项: [
    [`${betting}/slip/series-rules.test.ts`, 'does not take one team twice'],
    [`${betting}/slip/series-rules.test.ts`, 'does not take an outright'],
    [`${betting}/slip/series-rules.test.ts`, 'does not take virtual matches with real ones'],
  ],
  'M串N 把 M 项': [
    [`${betting}/tickets/systems.test.ts`, 'has its number of combinations'],
    [`${book}/orders/tickets.test.ts`, 'holds the stake of every combination'],
  ],
  串关与组合每张注单最少: [
    [`${book}/orders/tickets.test.ts`, 'has a least stake of each combination and of all together'],
    [`${book}/orders/tickets.test.ts`, 'refuses a series priced in Malay odds'],
  ],
  同一场足球或虚拟足球比赛的几项投注: [
    [`${betting}/grading/grade-same-match.test.ts`, 'is won exactly when each of its parts is'],
    [`${book}/page-same-match.test.ts`, 'are quoted as one bet in decimal odds'],
  ],
  只有不会退还本金的选项可以合成: [
    [`${betting}/markets/same-match.test.ts`, 'only picks that win or lose may be combined'],
    [`${book}/page-same-match.test.ts`, 'are refused as %s: %s'],
  ],
  '其中一项输了，该注即输': [
    [`${betting}/grading/grade-same-match.test.ts`, 'in play counts a handicap from the score of the bet'],
    [`${book}/page-same-match.test.ts`, 'are returned when one of them is void'],
  ],
  同场串关不能再与其他比赛串在一起: [
    [`${book}/page-same-match.test.ts`, 'are a single, and no leg of a series'],
  ],
  再四舍五入到分: [
    [`${betting}/tickets/ticket.test.ts`, 'is rounded once, not once for each of its combinations'],
    [`${betting}/tickets/ticket.test.ts`, 'equals the exact sum over all of its combinations'],
  ],
  '（腰斩）的': [
    [
      'platform/simulation/src/match/disruptions.test.ts',
      'is played as drawn when it is made up for within 36 hours',
    ],
    [
      `${book}/settlement/corrections.test.ts`,
      'returns what it had not decided, and plays on when it is resumed',
    ],
  ],
  '超过 {abandonedHours} 小时没有恢复的': [
    [
      'platform/simulation/src/match/disruptions.test.ts',
      'is shut before its kick-off and returned after 36 hours',
    ],
    [
      `${betting}/grading/grade-stopped.test.ts`,
      'decides another score and seven goals once nothing else can come',
    ],
    [
      `${betting}/grading/grade-stopped.test.ts`,
      'keeps what a finished first half decided, half/full included',
    ],
  ],
  没有踢完的让球盘口: [[`${betting}/grading/grade-stopped.ts`, "market.kind === 'handicap'"]],
  中断期间: [
    ['packages/sportsbook/src/list/match-list.stories.tsx', '半场比分：上半场结束才有；腰斩的比分'],
    ['packages/sportsbook/src/match/match-view.stories.tsx', '腰斩，比分与半场比分'],
    [
      `${book}/settlement/corrections.test.ts`,
      'names the score of a match that was abandoned, whatever became of the leg, until it goes on',
    ],
    [
      `${book}/settlement/corrections.test.ts`,
      'has the score of the half once the half is over, while the bet is open',
    ],
    [`${book}/feed/feed.test.ts`, 'have the score of the first half from its whistle on, and not before'],
  ],
  注单取消时退回本金: [
    [`${book}/settlement/voids.test.ts`, 'are those of a market that were placed within a span'],
    [`${book}/settlement/voids.test.ts`, 'are named by a known reason, market and span'],
  ],
  串关与组合中作废的一项: [
    [`${book}/settlement/tickets.test.ts`, 'goes on without a cancelled leg'],
    [`${book}/settlement/tickets.test.ts`, 'gives the stake back when all legs are cancelled'],
  ],
  'VAR 审查期间盘口暂停': [
    ['platform/simulation/src/match/match-state.ts', "halted: 'var'"],
    [
      `${book}/settlement/voids.test.ts`,
      'are rejected while they wait, as bets of a goal that was cancelled',
    ],
  ],
  '“进球取消”': [
    ['packages/betting/src/grading/cancel-reasons.ts', "name: '进球取消'"],
    [
      'platform/simulation/src/match/results.ts',
      'from: disruption.goal.confirmedAt, to: disruption.cancelledAt',
    ],
  ],
  上半场盘口在上半场赛果公布后结算: [
    [
      `${book}/settlement/settlement.test.ts`,
      'at half-time in a first-half market, at the end in the others',
    ],
  ],
  注单按更正后的赛果重新结算: [
    [`${book}/settlement/corrections.test.ts`, 'takes back what a bet was paid that has lost after all'],
    [`${book}/settlement/corrections.test.ts`, 'makes a debt of what the member staked elsewhere meanwhile'],
    [
      `${book}/settlement/corrections.test.ts`,
      'returns what it had not decided, and plays on when it is resumed',
    ],
  ],
  每场赛事每次更正一封: [
    [
      `${book}/change-letters/change-letters.test.ts`,
      'is one letter of every ticket with both results, the amounts, the reason and how to object',
    ],
    [
      `${book}/change-letters/change-letters.test.ts`,
      'is another letter when it is corrected once more, from the result that it had',
    ],
    [
      `${book}/change-letters/change-letters.test.ts`,
      'is one letter of ten tickets, also when they are settled one by one and by whom it may be',
    ],
    [`${book}/operator/book-page.test.ts`, 'A letter about money is not held back by a pause.'],
    [`${book}/settlement/corrections.test.ts`, 'has the reason and both scores in each step that changed it'],
  ],
  最可能被更正: [
    [
      `${book}/cash-out/fresh-result.test.ts`,
      'has no price and is not sold until the result can no longer be',
    ],
    [
      `${book}/outrights/corrected-facts.test.ts`,
      'suspends the outright from the whistle until its correction',
    ],
  ],
  '冠军投注在该冠军盘口结束并公布结果 {titleCorrectionHours}': [
    [`${book}/fixture-feed/watched-outrights.ts`, 'may be corrected this long after an outright is over'],
  ],
  '单注、串关、组合（M串N）与同场串关在盘口开放时': [
    [`${book}/cash-out/prices.test.ts`, 'is hidden for a named reason'],
    [
      `${book}/cash-out/sales.test.ts`,
      'of a part that pays less than a yuan is refused, and nothing changes',
    ],
    [`${book}/cash-out/same-match.test.ts`, 'is sold for its joint chance less one margin, and only once'],
  ],
  不逐项扣除: [
    [`${book}/cash-out/prices.test.ts`, 'before the match is its value less four percent'],
    [`${book}/cash-out/prices.test.ts`, 'is the same share of the fair value for a fresh single, a series'],
    [`${betting}/tickets/cash-out.test.ts`, 'is its average return less the margin, rounded half up'],
    [`${book}/cash-out/leg-returns.ts`, 'what they add is not bought back'],
  ],
  您可以设定自动兑现: [
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'sells at the offer of the moment once, never below what was',
    ],
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'waits as a sale by hand does, and cannot be changed meanwhile',
    ],
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'ends when the ticket is sold by hand, in part too, and when',
    ],
  ],
  滚球中的提前结算须等待: [
    [`${book}/cash-out/waiting.test.ts`, 'waits as a bet does, with nothing moved, and is then paid'],
    [`${book}/cash-out/waiting.test.ts`, 'is refused when the operator or the match does something'],
    [`${book}/cash-out/sales.test.ts`, 'of a part leaves the rest, which wins in proportion'],
  ],
};
