import type { PagePromises } from './types.ts';

export const about: PagePromises = {
  放在第一位: 'introduces the site',
  '足球、篮球、棒球、网球、排球、乒乓球、斯诺克、羽毛球、手球与虚拟足球的滚球': [
    [
      'packages/sports/src/sports.ts',
      'football,\n  basketball,\n  baseball,\n  tennis,\n  volleyball,\n  tableTennis,\n  snooker,\n  badminton,\n  handball,\n  virtualFootball,',
    ],
    ['packages/betting/src/odds/odds.ts', 'oddsFormats'],
  ],
  数据出现延迟时: [['packages/sportsbook/src/status/delayed-badge.stories.tsx', '超过十秒没有更新']],
  都有唯一的注单号: [
    ['platform/sportsbook/src/orders/orders.test.ts', 'makes one bet however often it is sent'],
    [
      'packages/betslip/src/tracker/order-tracker.dom.test.ts',
      'is queried by the same id, with growing intervals, until its outcome is known',
    ],
  ],
  余额的每一次变动: [
    ['platform/ledger/src/ledger.test.ts', 'refuses to change a balance by anything but a posting'],
    ['platform/sportsbook/src/orders/orders.test.ts', 'is accepted at the quoted price and holds its risk'],
  ],
  都来自真实的系统记录: 'says what is not shown: no page of the site draws such numbers',
  我们支持理性娱乐: [['packages/api-client/src/member-rules/birthday.ts', "'under-age'"]],
  本站当前为演示环境: [['platform/kernel/src/calls/site.ts', 'playMoney']],
  与我们联系: [['packages/site/src/messages/zh-CN.json', '在线客服']],
  请不要相信通过私人账号: 'advice',
};
