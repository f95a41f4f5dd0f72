import type { ParkedReason } from '../deposits.tables.ts';
import type { Ended } from '../findings/settle-finding.ts';
import type { Settled } from '../parked/settle-parked.ts';

/** Why a payment waits for a person. */
export const reasons: Record<ParkedReason, string> = {
  under: '金额不足',
  over: '金额超出',
  'second-payment': '重复付款',
  late: '逾期到账',
  currency: '币种不符',
  name: '付款人姓名不符',
  limit: '超过存款限额',
  paused: '会员在暂停期内',
  unmatched: '没有对应订单',
};

/** Why nothing became of a form about a parked payment. */
export const whyNotSettled: Record<Exclude<Settled, 'done'>, string> = {
  gone: '这笔款项已经处理过，没有变动。',
  'no-order': '这个站点没有该订单，没有变动。',
  'over-limit': '超过会员的存款限额，或会员在暂停期内，没有变动。',
  'no-value': '这笔款项没有可入账的金额，只能退回。',
};

/** Why nothing became of a form about a report of the provider. */
export const whyNotEnded: Record<Exclude<Ended, 'done'>, string> = {
  gone: '这条通知已经处理过，没有变动。',
  'no-value': '这笔存款没有可扣回的金额，没有变动。',
};
