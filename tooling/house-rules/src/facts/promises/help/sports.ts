import type { PagePromises } from '../types.ts';

export const bettingGuide: PagePromises = {
  本页用最常: 'introduces the page',
  '打开“体育': [['packages/sportsbook/src/messages/zh-CN.json', '早盘']],
  赔率有欧洲: [['packages/betting/src/odds/odds.ts', 'oddsFormats']],
  让球与大小: [['packages/content/src/help/examples/settlement-example-list.test.ts', 'grades as printed']],
  点一个赔率: [['packages/betting/src/slip/slip-moves.ts', 'addSelection']],
  填写投注额: [['docs/rules.md', '| Least of a single | ¥10 |']],
  '确认投注。': [['packages/betslip/src/messages/zh-CN.json', '"betslip.receipt.title": "投注成功"']],
  赔率或盘口: [['platform/sportsbook/src/orders/waiting.test.ts', 'waits three seconds of match time']],
  场比赛的选: [
    ['docs/rules.md', '| Legs, at most | 10 |'],
    ['packages/betting/src/grading/grade-same-match.test.ts', 'is won exactly when each of its parts is'],
  ],
  未结注单与: [
    ['packages/bet-history/src/history/detail/bet-steps.tsx', 'What happened to a bet, oldest first'],
  ],
  没有收到结: [['platform/sportsbook/src/orders/orders.test.ts', 'makes one bet however often it is sent']],
  先定好预算: 'advice',
};

export const handicapGuide: PagePromises = {
  让球把实力: [['packages/content/src/help/examples/worked-lines.test.ts', 'every line and margin']],
  盘口写在让: [['packages/content/src/help/examples/settlement-example-list.test.ts', 'grades as printed']],
  '：不让球。': [
    ['packages/content/src/help/examples/worked-lines.test.ts', 'every line and margin of the handicap'],
  ],
  '：盘口带半': [['packages/content/src/help/examples/worked-lines.test.ts', 'a half line has no push']],
  '：净胜球等': [['packages/content/src/help/examples/worked-lines.test.ts', 'a whole line pushes when met']],
  各半的盘口: [
    [
      'packages/content/src/help/examples/worked-lines.test.ts',
      'a line of two halves is half won or half lost',
    ],
  ],
  足球的滚球: [['packages/content/src/help/examples/settlement-example-list.test.ts', 'grades as printed']],
  足球只计法: 'repeats the rules of sports',
  '赔率不同，': [['packages/betting/src/grading/settle.test.ts', 'agrees with exact rationals to the fen']],
  比赛没有踢: [['packages/betting/src/grading/grade-stopped.ts', "market.kind === 'handicap'"]],
};

export const totalsGuide: PagePromises = {
  大小只看总: [['packages/content/src/help/examples/worked-lines.test.ts', 'every line and total']],
  '：盘口带半': [['packages/content/src/help/examples/worked-lines.test.ts', 'a half total has no push']],
  '：总进球等': [
    ['packages/content/src/help/examples/worked-lines.test.ts', 'a whole total pushes for both sides'],
  ],
  '”的本金平': [
    [
      'packages/content/src/help/examples/worked-lines.test.ts',
      'a total of two halves is half won or half lost',
    ],
  ],
  滚球大小计: [['packages/content/src/help/examples/settlement-example-list.test.ts', 'grades as printed']],
  比赛中断不: [
    [
      'packages/betting/src/grading/grade-stopped.test.ts',
      'decides another score and seven goals once nothing else can come',
    ],
  ],
  上半场的大: [
    [
      'platform/sportsbook/src/settlement/settlement.test.ts',
      'at half-time in a first-half market, at the end in the others',
    ],
  ],
};

export const movedMatches: PagePromises = {
  比赛没有按: 'introduces the page',
  比赛在停止: [
    ['packages/betting/src/grading/reasons/cancel-reasons.ts', "name: '提前开赛'"],
    ['platform/sportsbook/src/orders/orders.test.ts', 'is rejected from kick-off on, by the server clock'],
  ],
  推后的比赛: [
    [
      'platform/simulation/src/match/disruptions.test.ts',
      'is shut before its kick-off and returned after 36 hours',
    ],
  ],
  已经开赛后: [
    [
      'platform/simulation/src/match/disruptions.test.ts',
      'is played as drawn when it is made up for within 36 hours',
    ],
  ],
  '赛事取消、': [
    ['packages/betting/src/grading/reasons/cancel-reasons.ts', "name: '赛事取消'"],
    ['platform/sportsbook/src/settlement/voids.test.ts', 'are named by a known reason, market and span'],
  ],
  '进球经 V': [
    [
      'platform/sportsbook/src/settlement/voids.test.ts',
      'are rejected while they wait, as bets of a goal that was cancelled',
    ],
  ],
  串关与组合: [
    [
      'platform/sportsbook/src/settlement/tickets.test.ts',
      'gives the stake back when all legs are cancelled',
    ],
  ],
  同场串关中: [
    [
      'packages/betting/src/grading/grade-same-match.test.ts',
      'of a match that was stopped is lost by a part that no goal can win back, and else returned',
    ],
  ],
  退回的本金: [
    [
      'platform/sportsbook/src/settlement/settlement.test.ts',
      'D with its reason when the match will not be finished',
    ],
  ],
};
