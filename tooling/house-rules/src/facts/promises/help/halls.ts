import type { PagePromises } from '../types.ts';

export const liveGames: PagePromises = {
  本页回答真: [
    ['packages/venues/src/messages/zh-CN.json', '"venues.text.ZR": "百家乐与轮盘，同桌同局，路单可查"'],
  ],
  真人馆有百: [
    ['packages/games/src/baccarat/baccarat.ts', '免佣百家乐'],
    ['packages/games/src/roulette/roulette.ts', '单零轮盘'],
    ['packages/games/src/bull/bull.ts', '庄家牛牛'],
  ],
  还没有开放: [['packages/venues/src/messages/zh-CN.json', '"venues.state.preparing": "筹备中"']],
  登录后在场: [['packages/venues/src/messages/zh-CN.json', 'venues.frame.trial.note']],
  浏览器拦下: [['packages/venues/src/messages/zh-CN.json', 'venues.launch.blocked.text']],
  已经扣款的: [['docs/rules.md', 'A round that waits for its player is finished by the server']],
  重新进入后: [['docs/rules.md', '| A visit to a game ends after nothing was asked for | 1 h |']],
  每一局的结: [
    ['packages/sportsbook/src/fairness/messages/zh-CN.json', 'fairness.returns.hint'],
    ['docs/rules.md', '… and until it is over its seeds are not told'],
  ],
  两局之间有: [
    ['docs/rules.md', 'No auto-play, no turbo; a return that is no more than the stake is not celebrated'],
  ],
};

export const lottery: PagePromises = {
  本页回答彩: [['packages/games/src/lotteries/five-digits.ts', "hall: 'CP'"]],
  '快三、时时': [
    ['packages/games/src/lotteries/three-dice.ts', '快三'],
    ['platform/venue-server/src/catalog/timetable.ts', 'everyMinute'],
  ],
  '场馆显示“': [['packages/venues/src/messages/zh-CN.json', 'venues.state.maintenance.until']],
  投注提交并: [
    [
      'platform/venue-server/src/tables/tables.test.ts',
      'takes its stake at once, and the win comes when the round is drawn',
    ],
  ],
  同一期内重: [
    [
      'platform/venue-server/src/tables/tables.test.ts',
      'adds to what is on its pick, up to the most of one player',
    ],
  ],
  已经扣款的: [
    [
      'platform/venue-server/src/tables/tables.test.ts',
      'is settled without a page, once, though its session has ended',
    ],
  ],
  各期由事先: [
    [
      'platform/venue-server/src/tables/tables.test.ts',
      'was bound before by the end of a chain, and anybody repeats it from its link',
    ],
    [
      'docs/rules.md',
      'The end of the next chain of shared rounds is told while a tenth of the running one is left',
    ],
  ],
  彩票的有效: [
    [
      'docs/rules.md',
      'Turnover counts by what the house keeps of it: sports, e-sports, slots and fishing whole, lotteries half',
    ],
  ],
};

export const esports: PagePromises = {
  本页回答电: [['packages/games/src/esports/esports.ts', '巅峰联赛']],
  '：猜哪一方': [['packages/venues/src/messages/zh-CN.json', '"venues.text.DJ": "地图胜负、让图与大小"']],
  '：计入让出': [['packages/venues/src/messages/zh-CN.json', '地图胜负、让图与大小']],
  '：第一张地': [['platform/venue-server/src/page/esports/words/names.ts', "kills: '第一图总击杀'"]],
  赔率中平台: [['docs/rules.md', '| Prices of e-sports keep of a stake, percent | 5 |']],
  倒计时结束即停止投注: [
    [
      'docs/rules.md',
      'The page of a match tells neither its result nor what it pays before the last map was shown',
    ],
  ],
  有效投注按: [
    [
      'docs/rules.md',
      'A round of e-sports counts for turnover as one of tables does: the lesser of stake and net',
    ],
  ],
  '场馆显示“': [['packages/venues/src/messages/zh-CN.json', '"venues.state.preparing": "筹备中"']],
};
