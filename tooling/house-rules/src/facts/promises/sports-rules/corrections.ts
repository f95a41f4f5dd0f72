import type { PagePromises } from '../types.ts';

const betting = 'packages/betting/src';
const book = 'platform/sportsbook/src';

/** Matches that stop, cancelled bets, VAR, and results that are corrected. */
export const correctionRules: PagePromises = {
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
    ['packages/betting/src/grading/reasons/cancel-reasons.ts', "name: '进球取消'"],
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
  篮球与棒球的赛季冠军是赛季结束时胜率最高的球队: [
    [
      `${book}/outrights/seasons.test.ts`,
      'is bet on, gets shorter with every win, and is paid when the season ends',
    ],
    [
      `${book}/outrights/seasons.test.ts`,
      'is told apart from equal clubs by their games, and shared where these are equal too',
    ],
    [
      `${book}/outrights/seasons.test.ts`,
      'counts a match that is called off for nobody, and returns a bet on a club that played none',
    ],
  ],
  '冠军投注在该冠军盘口结束并公布结果 {titleCorrectionHours}': [
    [`${book}/fixture-feed/watched-outrights.ts`, 'may be corrected this long after an outright is over'],
  ],
};
