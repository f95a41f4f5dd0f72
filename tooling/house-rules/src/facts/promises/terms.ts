import type { PagePromises } from './types.ts';

const book = 'platform/sportsbook/src';
const cashier = 'platform/cashier/src';

export const terms: PagePromises = {
  注册或投注即表示: [['packages/auth/src/messages/zh-CN.json', 'auth.agree.before']],
  以更具体的规则为准: 'says what the terms apply to',
  已接受注单的赔率不因修订而改变: [
    [`${book}/orders/orders.test.ts`, 'is accepted at the quoted price and holds its risk'],
    ['packages/content/src/messages/zh-CN.json', 'content.common.updated'],
  ],
  账户内为虚拟资金: [['platform/kernel/src/calls/site.ts', 'playMoney']],
  登记的出生日期须符合: [['packages/api-client/src/member-rules/birthday.ts', "'under-age'"]],
  您有责任确认: 'asks the member',
  从受限的国家或地区访问时: [
    ['platform/identity/src/sites/admission.test.ts', 'opens no account, takes no deposit, transfer or bet'],
    ['packages/content/src/help/page/use-page.dom.test.tsx', 'names the regions that the brand restricts'],
    ['tooling/house-rules/src/sites-of-brands.test.ts', 'restrictedRegions'],
  ],
  使用本站须出于个人娱乐目的: 'asks the member',
  在本站只能属于一个账户: [
    [
      'platform/identity/src/account/bindings/bind-contact.test.ts',
      'of another member of the site is refused',
    ],
    ['platform/app/src/db/migrations/082-payouts.ts', 'UNIQUE INDEX payout_accounts_by_number'],
  ],
  收款账户以您绑定的真实姓名为持有人: [
    [`${cashier}/withdrawals/accounts/add-account.ts`, 'holder: bound.real_name'],
    [`${cashier}/withdrawals/saga/review.ts`, "'name-differs'"],
  ],
  请妥善保管密码: 'asks the member',
  '以系统显示“投注成功”': [
    ['packages/betslip/src/messages/zh-CN.json', '"betslip.receipt.title": "投注成功"'],
    [`${book}/orders/waiting.test.ts`, 'waits three seconds of match time'],
    [
      `${book}/orders/orders.test.ts`,
      'is rejected and its money released when a goal is scored during the delay',
    ],
  ],
  开赛时间以服务器时间为准: [
    [`${book}/orders/orders.test.ts`, 'is rejected from kick-off on, by the server clock'],
    [`${book}/settlement/voids.test.ts`, 'are one selection, or one ticket'],
  ],
  足球盘口除另有说明外: 'repeats the rules of sports',
  注单结算以官方赛果为依据: [
    [
      `${book}/settlement/corrections.test.ts`,
      'takes back what a bet was paid that has lost after all, and keeps both',
    ],
    [`${book}/settlement/corrections.test.ts`, 'makes a debt of what the member staked elsewhere meanwhile'],
    ['packages/bet-history/src/history/detail/bet-steps.tsx', 'What happened to a bet, oldest first'],
    [
      'packages/bet-history/src/history/bet-words.test.ts',
      'is the score that decided it, the one before, and why',
    ],
    [
      `${book}/change-letters/change-letters.test.ts`,
      'is one letter of every ticket with both results, the amounts, the reason and how to object',
    ],
  ],
  赛事注单的更正没有固定期限: [
    ['docs/bring-your-own-feed.md', 'A correction may come at any time (for champion bets, within 37 hours)'],
    [`${book}/fixture-feed/watched-outrights.ts`, 'may be corrected this long after an outright is over'],
  ],
  存款须先完成等额的有效投注: [
    ['docs/rules.md', '| A deposit is to be staked, times | 1 |'],
    ['platform/bonus/src/turnover/turnover.test.ts', 'are filled oldest first'],
  ],
  期间不能投注: [
    [
      `${cashier}/withdrawals/unplayed.test.ts`,
      'lets out by another way what was there before, and by its own the deposit, and the bonus by none',
    ],
    [`${cashier}/withdrawals/unplayed.test.ts`, 'takes its bonus back and waits for a person'],
    [`${cashier}/withdrawals/unplayed.test.ts`, "['reject', 'return'] as const"],
  ],
  'USDT 的存取款与兑换': [
    [`${cashier}/deposits/exchange-rate.test.ts`, 'a site has one rate of USDT'],
    [
      `${cashier}/deposits/exchange-rate.test.ts`,
      'a rate that is set ahead ends the locks of the one before',
    ],
  ],
  每个盘口的最低与最高投注额: [
    [
      `${book}/orders/orders.test.ts`,
      'is rejected below the minimum, above the maximum and over the balance',
    ],
    [`${book}/orders/orders.test.ts`, 'is rejected when its risk exceeds the balance'],
  ],
  一个北京日内所下注单最多可赢: [
    [`${book}/risk/win-left-today.test.ts`, 'all bets of a day have one cap'],
    [`${book}/risk/limits.test.ts`, 'is what remains of the daily maximum win of a member'],
  ],
  同时使用多个账户: [
    ['platform/identity/src/sessions/freeze-member.ts', 'Freezes an account on behalf of an operator'],
  ],
  队名错误: [
    ['packages/betting/src/grading/reasons/cancel-reasons.ts', '队名错误'],
    [`${book}/settlement/settlement.test.ts`, 'D with its reason when the match will not be finished'],
  ],
  账户被冻结后不能登录: [
    ['platform/identity/src/sessions/freeze-member.test.ts', 'a frozen member is refused at every call'],
  ],
  对体育注单的结算有异议的: [
    [
      `${book}/disputes/disputes.test.ts`,
      'is taken until fourteen days after the settlement, and not from then on',
    ],
    [`${book}/disputes/disputes.test.ts`, 'may be filed for fourteen days from a settlement anew'],
    [
      `${book}/disputes/disputes.test.ts`,
      'may be filed of a bet that was returned, and of one that was sold whole',
    ],
    [
      `${book}/disputes/disputes.test.ts`,
      'is one at a time: the same again is the same, another is refused until it is answered',
    ],
    ['packages/bet-history/src/messages/zh-CN.json', '"betHistory.dispute": "对此注单有异议"'],
  ],
  我们逐一答复异议成立或不成立及理由: [
    [
      `${book}/disputes/disputes.test.ts`,
      'stands in its record, is answered once, with a letter and a line in the trail, and moves no money',
    ],
  ],
  对资金或其他场馆的注单有异议: [['packages/feature/src/paths/paths.ts', 'feedback']],
  以平台系统保存的记录为依据: [
    ['platform/ledger/src/ledger.test.ts', 'refuses to change or remove a posting'],
    [`${book}/settlement/corrections.test.ts`, 'rejects changing or deleting results and steps'],
  ],
  我们对单笔注单的责任: [
    [
      'packages/betting/src/grading/settle.test.ts',
      'returns exactly what was held when a bet is drawn or cancelled',
    ],
    [`${book}/risk/win-left-today.ts`, 'What a member may still win on this day'],
  ],
  '页面出现“数据延迟”提示': [
    ['packages/sportsbook/src/messages/zh-CN.json', '"sportsbook.delayed": "数据延迟"'],
  ],
  因网络: [
    [
      'packages/betslip/src/tracker/order-tracker.dom.test.ts',
      'is queried by the same id, with growing intervals',
    ],
    [`${book}/orders/at-most-once.test.ts`, 'meet every fault, are accepted and rejected'],
  ],
  存款请在本站下单: 'advice',
};
