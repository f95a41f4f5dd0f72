import type { JoiningCondition, PromotionKind, StepReason } from '@lobby/funds/promotions';

/** What operators call the kinds. */
export const kindWords: Readonly<Record<PromotionKind, string>> = {
  'first-deposit': '首存优惠',
  'next-deposit': '再存优惠',
  cashback: '亏损返还',
  betting: '投注礼金',
  tasks: '新手任务',
  'sign-in': '签到礼金',
  race: '竞赛活动',
  draw: '转盘抽奖',
  'gift-code': '兑换码',
  friends: '邀请好友',
};

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** What they call the parts of a rule, by their places in it. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  'conditions.minGrade': { label: '最低VIP等级', hint: '0 到 10；0 表示不限' },
  'conditions.bound': { label: '必须绑定' },
  'conditions.once': { label: '每个只限一个账号' },
  'turnover.multiple': {
    label: '流水倍数',
    hint: '0 到 10 的整数，品牌放宽的站点到 100；0 表示达到后直接领取',
  },
  'turnover.group': { label: '计入流水的游戏' },
  'budget.total': { label: '活动总预算（元）', hint: '用完后不再发放' },
  'budget.perMember': { label: '每个会员最多（元）' },
  'budget.perPeriod.period': { label: '周期预算的周期', hint: '按北京时间；不设时只受总预算限制' },
  'budget.perPeriod.most': {
    label: '每个周期最多发放（元）',
    hint: '不能低于最高的一份礼金；用完后，已达到的礼金从下个周期起继续发放',
  },
  claimDays: { label: '领取期限（天）', hint: '1 到 90' },
  percent: { label: '比例（%）', hint: '存款赠送 1 到 200 的整数；亏损返还 1 到 30' },
  minLoss: { label: '最低净亏损（元）', hint: '一个周期的净亏损满这个金额才返还' },
  cap: { label: '单次最高（元）' },
  minDeposit: { label: '最低存款（元）' },
  period: { label: '统计周期' },
  tiers: { label: '档位', hint: '每行一档：流水 礼金，从低到高，例如 1000 8' },
  withinDays: { label: '注册后几天内', hint: '1 到 90' },
  tasks: {
    label: '任务',
    hint: '每行一项：任务 礼金；任务为 bind-phone、bind-real-name、bind-email、first-deposit 或 first-bet',
  },
  gifts: { label: '连续签到的礼金（元）', hint: '每行一天，最后一天之后重新开始' },
  places: { label: '名次礼金（元）', hint: '每行一个名次，从第一名起，不能高于上一名；最多 50 行' },
  'spin.turnover': {
    label: '每次抽奖的有效流水（元）',
    hint: '按北京时间的每一天计算，不足一次的部分不累计到第二天',
  },
  'spin.mostADay': { label: '每天最多获得几次抽奖', hint: '1 到 20' },
  segments: {
    label: '转盘奖格',
    hint: '每行一格：奖金 权重，2 到 12 格；奖金 0 表示没有奖，中奖机会是这一格的权重占全部权重的比例，例如 8 50',
  },
  gift: { label: '每个兑换码的礼金（元）' },
  'friend.gift': { label: '每位达标好友给邀请人的礼金（元）' },
  'friend.bound': { label: '好友必须绑定' },
  'friend.deposit': { label: '好友的累计存款（元）' },
  'friend.turnover': { label: '好友的有效流水（元）', hint: '按上面计入流水的游戏统计' },
  mostAMonth: { label: '每个自然月最多几位好友', hint: '1 到 100；超出的等到下个月' },
  makeUps: { label: '每月可补签天数', hint: '0 到 5' },
};

/** What they call what may be chosen. */
export const optionWords: Readonly<Record<string, string>> = {
  phone: '手机',
  'real-name': '真实姓名',
  email: '邮箱',
  birthday: '生日',
  device: '设备',
  address: '网络地址',
  person: '同一人（真实姓名和生日）',
  sport: '体育、电竞',
  games: '真人、棋牌、彩票、电子、捕鱼',
  all: '全部（限品牌放宽的站点）',
  day: '每天',
  week: '每周',
  month: '每月',
};

/** What operators call what is asked of whoever joins. */
export const conditionWords: Readonly<Record<JoiningCondition, string>> = {
  running: '活动进行中',
  'terms-allowed': '站点允许这样的流水要求',
  grade: '最低VIP等级',
  'bound-phone': '已绑定手机',
  'bound-real-name': '已绑定真实姓名',
  'bound-email': '已绑定邮箱',
  'bound-birthday': '已设置生日',
  'new-member': '在注册后的期限内',
  'no-deposit-yet': '还没有存过款',
  'deposited-before': '已有第一笔存款',
  'device-unused': '设备没有其他账号参加，或正在申请',
  'address-unused': '网络地址没有其他账号参加，或正在申请',
  'person-unused': '同一人的其他账号没有参加，或正在申请',
  'no-other': '没有参加互斥的活动',
  'budget-left': '总预算没有用完，包括为正在申请的会员保留的',
};

/** What operators call why a step brings nothing. */
export const reasonWords: Readonly<Record<StepReason, string>> = {
  'not-done': '没有在期限内完成',
  'below-least': '没有达到最低金额',
  'before-joining': '首笔存款在参加之前',
  late: '完成时已经超过期限',
  returned: '存款被付款方撤回或退款，礼金已取消或收回',
  'no-gift': '按比例计算不足一分',
  'budget-total': '剩余总预算不足一份礼金',
  'budget-member': '超过每个会员的上限',
  'budget-period': '这个周期的剩余预算不足一份礼金，等待下个周期',
};
