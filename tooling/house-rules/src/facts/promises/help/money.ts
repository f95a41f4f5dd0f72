import type { PagePromises } from '../types.ts';

export const openAccount: PagePromises = {
  '开户免费，': 'introduces the page',
  点页面右上: [['packages/auth/src/messages/zh-CN.json', '"auth.agree.terms"']],
  位字母和数: [
    ['docs/rules.md', 'Name: 4 to 11 letters and digits, first a letter, at least two letters and one digit'],
  ],
  '位，字母和': [
    ['docs/rules.md', 'Password: 8 to 12 letters and digits, at least one of each'],
    ['docs/rules.md', 'Password is none of the common ones'],
  ],
  注册须年满: [
    ['packages/auth/src/messages/zh-CN.json', 'auth.agree.before'],
    ['platform/app/src/db/migrations/082-payouts.ts', 'UNIQUE INDEX payout_accounts_by_number'],
  ],
  '登录后在“': [
    ['packages/wallet/src/index.ts', "access: 'bound'"],
    ['docs/wire-protocol.md', '`real-name-set`'],
  ],
  分钟内有效: [
    ['docs/rules.md', '| A code has six digits |'],
    ['docs/rules.md', 'A phone or mailbox gets one code a minute and ten a day'],
  ],
  生日用于领: [
    ['packages/api-client/src/member-rules/birthday.ts', "'under-age'"],
    ['docs/wire-protocol.md', '`birthday-set`'],
  ],
  忘记密码时: [['packages/auth/src/messages/zh-CN.json', 'auth.recover.who']],
  在新设备上: [['packages/auth/src/messages/zh-CN.json', 'auth.device.digitsHint']],
  更改绑定的: [['docs/rules.md', 'Changing a bound phone, mailbox or password']],
  本站当前为: [['platform/kernel/src/calls/site.ts', 'playMoney']],
};

export const deposits: PagePromises = {
  本页说明怎: [['packages/wallet/src/messages/zh-CN.json', 'wallet.notes.play']],
  登录后打开: [['packages/wallet/src/messages/zh-CN.json', 'wallet.deposit.range']],
  '输入金额，': [['packages/wallet/src/messages/zh-CN.json', 'wallet.deposit.submit']],
  '付款后点“': [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.claimed']],
  金额一分不: [
    ['docs/rules.md', 'A payment is credited when its amount is exact; there is no tolerance'],
    ['docs/rules.md', 'Orders at one payee differ by 0.01 to 0.99 yuan'],
  ],
  每笔订单只: [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.once']],
  '：请使用本': [['packages/wallet/src/messages/zh-CN.json', 'wallet.deposit.payer.hint']],
  每种存款方: [
    ['docs/rules.md', 'A member has one open order for each method'],
    ['docs/rules.md', '| Orders of a member an hour | 30 |'],
  ],
  订单过期或: [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.expired.text']],
  付款后长时: [
    ['docs/rules.md', 'Reports of payments that were not credited, a day'],
    ['packages/wallet/src/messages/zh-CN.json', 'wallet.report.hint'],
  ],
  少付的款项: [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.rest.next']],
  存款须完成: [['docs/rules.md', '| A deposit is to be staked, times | 1 |']],
  '您可以在“': [
    ['docs/wire-protocol.md', '`deposit-limit` (`remaining`)'],
    ['packages/wallet/src/messages/zh-CN.json', 'wallet.pause.deposit'],
  ],
};

export const withdrawals: PagePromises = {
  取款由平台: [['platform/kernel/src/calls/site.ts', 'playMoney']],
  绑定手机号: [['packages/wallet/src/withdrawals/messages/zh-CN.json', 'withdrawal.block.unbound.realName']],
  添加收款账: [
    ['docs/rules.md', '| Accounts of one kind | 5 |'],
    ['packages/wallet/src/withdrawals/accounts/messages/zh-CN.json', 'accounts.form.later'],
  ],
  设置取款密: [
    ['docs/rules.md', 'Withdrawal password: six digits, no runs and no repetitions'],
    [
      'docs/rules.md',
      'A withdrawal is proven by the withdrawal password; where the brand has none, by a code',
    ],
  ],
  完成取款流: [['packages/wallet/src/withdrawals/messages/zh-CN.json', 'turnover.left']],
  每个北京日: [
    ['docs/rules.md', '| Withdrawals of a member on a Beijing day | 5 |'],
    ['packages/wallet/src/withdrawals/messages/zh-CN.json', 'block.count'],
  ],
  '万元、收款': [
    ['docs/rules.md', '| A person looks at it from | ¥50,000 |'],
    ['docs/rules.md', '… and where the holder is not the member, what proves the member was changed lately'],
  ],
  审核通过后: [['packages/wallet/src/withdrawals/messages/zh-CN.json', 'time.minutes']],
  取款没有成: [
    ['packages/wallet/src/withdrawals/messages/zh-CN.json', 'state.returned'],
    ['platform/cashier/src/withdrawals/unplayed.test.ts', "['reject', 'return'] as const"],
  ],
  取款提交后: [['packages/wallet/src/withdrawals/messages/zh-CN.json', 'noUndo']],
  更改绑定的: [['docs/rules.md', 'Changing a bound phone, mailbox or password']],
  取款密码连: [
    ['docs/rules.md', '… wrong tries in a row that lock it'],
    ['packages/wallet/src/withdrawals/messages/zh-CN.json', 'block.locked'],
  ],
  流水没有完: [
    ['docs/rules.md', 'A withdrawal before that gives the gift up; money that comes back brings it back'],
  ],
};

export const transfers: PagePromises = {
  转账是在中: [['packages/wallet/src/purses/transfer/messages/zh-CN.json', 'transfer.centre']],
  '打开“转账': [['docs/rules.md', '| Into a venue, least | ¥1 |']],
  '“一键回收': [['packages/wallet/src/purses/messages/zh-CN.json', 'recycle.left.no-answer']],
  '在“我的钱': [
    ['docs/rules.md', 'Entering a venue takes the free money along only where its member switched that on'],
    ['docs/rules.md', 'A game that is left sends all money home where automatic transfer is on'],
  ],
  '显示“转账': [['packages/wallet/src/purses/transfer/messages/zh-CN.json', 'transfer.state.unknown']],
  长时间没有: [['packages/wallet/src/purses/transfer/messages/zh-CN.json', 'transfer.state.parked']],
  场馆维护期: [['packages/wallet/src/purses/transfer/messages/zh-CN.json', 'transfer.maintenance.until']],
  红利的流水: [
    [
      'docs/rules.md',
      'While a bonus asks for turnover, money goes into a venue only when its member has said that they know',
    ],
    [
      'docs/rules.md',
      '… and from a venue whose games count for it that money goes home only when the turnover is done',
    ],
  ],
  短期暂停或: [['packages/wallet/src/messages/zh-CN.json', 'wallet.pause.transfer.back']],
};

export const virtualCoins: PagePromises = {
  本页说明怎: [['platform/kernel/src/calls/site.ts', 'playMoney']],
  'USDT 在': [
    ['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.network.warning'],
    ['platform/cashier/src/withdrawals/orders/withdrawal-kinds.ts', 'usdt-erc20'],
  ],
  在存款页选: [['packages/wallet/src/messages/zh-CN.json', 'wallet.method.usdt-trc20']],
  在您的钱包: [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.usdt.landed']],
  网络确认后: [['packages/wallet/src/messages/zh-CN.json', 'wallet.depositOrder.confirming.chain']],
  汇率自下单: [['docs/rules.md', '| The rate of USDT is locked for an order for | 15 min |']],
  '先在“取款': [
    ['packages/wallet/src/withdrawals/accounts/messages/zh-CN.json', 'accounts.form.wrong.contract'],
    ['packages/wallet/src/withdrawals/accounts/messages/zh-CN.json', 'accounts.form.wrong.nobody'],
  ],
  取款时按页: [['packages/wallet/src/withdrawals/messages/zh-CN.json', 'rate.cut']],
  '在“转账”': [
    ['docs/rules.md', '| A rate of conversion is locked for at most | 60 s |'],
    ['packages/wallet/src/purses/transfer/messages/zh-CN.json', 'transfer.convert.rate.first'],
  ],
};

export const bonusRules: PagePromises = {
  本页说明红: [['packages/promotions/src/messages/zh-CN.json', 'promotions.terms']],
  体育注单全: [
    [
      'docs/rules.md',
      'Won and lost bets count with all of the risk, half won and half lost ones with half, pushed and cancelled ones not',
    ],
  ],
  欧洲盘赔率: [
    ['docs/rules.md', 'Bets at decimal odds of 1.50 or less count nothing'],
    ['docs/rules.md', 'Bets on several picks of one market of a match'],
  ],
  场馆的游戏: [
    [
      'docs/rules.md',
      "A round of a venue's game counts for turnover as soon as the venue tells it, and once",
    ],
  ],
  存款须完成: [
    ['docs/rules.md', '| A deposit is to be staked, times | 1 |'],
    ['docs/rules.md', 'A fair bonus asks for turnover of the bonus at most, times'],
    ['docs/rules.md', 'A gift asks for its own amount, once, as money of a deposit does'],
  ],
  投注先计入: [['docs/rules.md', 'A bet fills the oldest open requirement first']],
  全部钱包与: [
    ['docs/rules.md', 'Nothing is asked for any more when all purses and open bets hold less than'],
  ],
  返水按每天: [
    ['docs/rules.md', "Nothing is paid for a day's turnover below"],
    ['packages/vip/src/messages/zh-CN.json', 'vip.rebates.intro'],
  ],
  '礼金在“福': [
    ['docs/rules.md', '… and may be claimed for days | 90 |'],
    ['docs/rules.md', '… and may be claimed for days | 14 |'],
  ],
  活动礼金的: [
    ['docs/rules.md', 'A withdrawal before that gives the gift up; money that comes back brings it back'],
  ],
  存款被付款: [
    ['docs/rules.md', 'counts for no promotion and no birthday gift'],
    [
      'docs/rules.md',
      "a claimed one taken back, as a debt where it is not there; the inviter's for a friend too",
    ],
  ],
  '兑换码在“': [
    ['packages/promotions/src/messages/zh-CN.json', 'promotions.exchange.code.hint'],
    ['docs/rules.md', '… is redeemed once by a member'],
  ],
  短期暂停或: [
    ['docs/rules.md', 'In a time-out nobody joins and nothing is given; an exclusion ends what was joined'],
  ],
  '同一设备、': [['docs/rules.md', '… not one who shares with the inviter what the rule lets nobody share']],
  活动剩余的: [['docs/rules.md', 'A gift that the budget does not pay whole is not given']],
};
