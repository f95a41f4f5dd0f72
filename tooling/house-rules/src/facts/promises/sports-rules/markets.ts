import type { PagePromises } from '../types.ts';

const betting = 'packages/betting/src';
const book = 'platform/sportsbook/src';

/** What sports and their markets are settled by. */
export const marketRules: PagePromises = {
  并附计算示例: [
    ['packages/content/src/help/examples/settlement-example-list.test.ts', 'settlementExamples'],
  ],
  乌龙球计入: [
    ['packages/sports/src/halves.ts', 'halfMinutes'],
    [
      `${book}/settlement/settlement.test.ts`,
      'at half-time in a first-half market, at the end in the others',
    ],
  ],
  '进球较多的半场：比较上下半场的总进球': [
    [
      `${book}/sports/football-halves.test.ts`,
      'is bet on in every market before the match, and settled by the goals of each half',
    ],
    [`${betting}/grading/grade-pick.test.ts`, 'compares the halves, and %o wins'],
  ],
  '下一进球：选定的第几个进球': [
    [
      `${book}/sports/football-next-goal.test.ts`,
      'is bet on in %s before it and after each goal, and settled by who scores the one that was backed',
    ],
    [`${book}/sports/football-next-goal.test.ts`, 'is settled anew when a goal is taken back'],
    [`${book}/sports/football-next-goal.test.ts`, 'stands when the match is stopped after the goal'],
    [`${betting}/grading/grade-next-goal.test.ts`, 'extra time does not count'],
  ],
  只计算该时段内的进球: [
    [
      `${book}/sports/football-intervals.test.ts`,
      'is bet on in every market before the match, and settled by the goals that fell in it',
    ],
    [`${book}/sports/football-intervals.test.ts`, 'waits while a result has no times of goals'],
    [`${book}/sports/football-intervals.test.ts`, 'stands when a match is stopped after it'],
    [`${betting}/grading/goal-times.test.ts`, 'is %s by its goals alone, whatever the score was'],
  ],
  已完成的上半场盘口照常结算: [
    [`${book}/settlement/settlement.test.ts`, 'a first half that was finished stands'],
  ],
  篮球全场盘口以包括加时赛: [
    [`${book}/sports/basketball.test.ts`, 'counts overtime for the whole match, and not for the first half'],
    [`${book}/sports/basketball.test.ts`, 'is bet on in play, waits, and counts a handicap from 0:0'],
  ],
  各节盘口只计该节得分: [
    [`${book}/sports/basketball.test.ts`, 'counts no overtime for the fourth quarter'],
    [
      `${book}/sports/basketball.test.ts`,
      'returns bets on a quarter that was not finished but for a total that was passed, and pays those on one that was',
    ],
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
  手球的所有盘口以: [
    [
      `${book}/sports/handball.test.ts`,
      'takes a bet on every pick of every market before the match, and settles it by goals',
    ],
    [
      `${book}/sports/handball.test.ts`,
      'that ends level pays the draw, returns a bet without one, and is not played on',
    ],
    [`${book}/sports/handball.test.ts`, 'is bet on in play, waits, and counts a handicap from 0:0'],
    [
      `${book}/sports/handball.test.ts`,
      'that is stopped returns what is not decided, whatever was played of it',
    ],
  ],
  '附属赛事，只在该场比赛的页面中投注': [
    [
      `${book}/sports/counts-of-football.test.ts`,
      'are bet on in every market before the match, and settled by what was counted',
    ],
    [`${book}/sports/counts-of-football.test.ts`, 'are bet on in play, where a handicap counts from 0:0'],
    [
      `${book}/sports/counts-of-football.test.ts`,
      'is one in its list, and three on its page, the main one first',
    ],
  ],
  角球以实际开出的为准: [
    [
      'platform/simulation/src/play/play-half.test.ts',
      'counts a corner when it is taken, and none that the whistle comes before',
    ],
    ['platform/simulation/src/counts/counts.test.ts', 'count at every moment what the tracker shows'],
    ['packages/sports/src/rules/betting-rules.ts', 'redCard'],
  ],
  角球数与罚牌数同时照此处理: [
    [
      'platform/simulation/src/counts/counts.test.ts',
      'stand still, go on and are called off with their match',
    ],
    [
      `${book}/sports/counts-of-football.test.ts`,
      'by the operator stops its corners and cards, and says what that did to their bets',
    ],
    [`${book}/sports/counts-of-football.test.ts`, 'stands in no series with its own corners'],
    [
      'packages/betslip/src/state/same-match/same-match.test.ts',
      'stays alone beside the corners of its match, and a pick of corners beside another',
    ],
  ],
  '排球、乒乓球与羽毛球的独赢、让局数': [
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
};
