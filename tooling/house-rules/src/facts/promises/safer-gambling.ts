import type { PagePromises } from './types.ts';

const protection = 'platform/protection/src/protection.test.ts';
const screen = 'packages/wallet/src/limits';

export const saferGambling: PagePromises = {
  不是收入来源: 'advice',
  请不要让未成年人使用: 'asks the member',
  注册时须确认已满: [
    ['packages/auth/src/messages/zh-CN.json', '我已年满{minimumAge}岁，并同意'],
    [
      'packages/api-client/src/member-rules/birthday.test.ts',
      'is accepted from midnight in Beijing of the birthday on which the age of the market is reached',
    ],
    ['platform/identity/src/sessions/freeze-member.test.ts', 'a frozen member is refused at every call'],
    ['platform/sportsbook/src/operator/actions.ts', "case 'cancel-ticket'"],
  ],
  不追补输掉的钱: 'advice',
  不借钱投注: 'advice',
  疲劳或饮酒后不要投注: 'advice',
  请暂停投注并寻求帮助: 'advice',
  觉察本身就是改变的开始: 'advice',
  页面自己设置以下各项: [
    ['packages/feature/src/paths/paths.ts', "limits: path('/mine/limits')"],
    [`${screen}/messages/zh-CN.json`, '"limits.title": "理性娱乐"'],
  ],
  存款限额与亏损限额: [
    [
      protection,
      'is lowered at once; a raise waits a day, is confirmed within seven, and is ended by a lower one',
    ],
    [protection, 'is refused above the loss limit'],
    [
      'packages/funds/src/deposit-limit.test.ts',
      'waits when it is higher, or a removal, and the old one counts',
    ],
    ['packages/calendar/src/calendar-period.ts', 'Monday'],
  ],
  登录时长提醒: [
    [protection, 'is none at first, is set in minutes'],
    [`${screen}/session-panel.tsx`, 'intervals'],
  ],
  '{timeOutHours} 小时、': [['packages/funds/src/pause.test.ts', 'a time-out ends with its term']],
  到期后不会自动解除: [
    [protection, 'by exclusion outlasts its term until its end was asked for, and then a day'],
  ],
  不能提前结束或缩短: [
    [protection, 'refuses deposits with its reason, leaves records open, and cannot be shortened'],
    [protection, 'ends the other sessions of its member'],
    ['platform/messaging/src/letters/letters.test.ts', 'hold no marketing since the beginning of a pause'],
    ['platform/protection/src/recall-paused.test.ts', 'when all is home'],
  ],
  在此期间仍可以登录: [
    [protection, 'leaves records open'],
    [
      'platform/cashier/src/withdrawals/unplayed.test.ts',
      'lets out by another way what was there before, and by its own the deposit',
    ],
  ],
  以绑定的手机号与邮箱辨认: [
    ['platform/protection/src/shared-exclusion.test.ts', 'begins the exclusion'],
    ['packages/api-client/src/member-rules/mailbox.test.ts', 'the key of a mailbox'],
  ],
  并向当地的心理援助: 'advice',
  家人担心亲友的投注行为: 'advice; the platform tells nobody but the member',
};
