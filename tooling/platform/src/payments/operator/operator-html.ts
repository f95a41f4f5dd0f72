import { formatYuan } from '@lobby/betting';
import { escapeHtml, notePage as plainNote, plainPage, row, table, time } from '../../kernel/html.ts';
import type { Settled } from '../parked/settle-parked.ts';
import type { ParkedReason } from '../payments.tables.ts';
import type { ParkedPayment } from './parked-payments.ts';

export const operatorPath = '/dev/operator/payments';

const reasons: Record<ParkedReason, string> = {
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

const wishes = { '': '', credit: '恢复后入账', return: '退回' } as const;

/** What became of a form. */
export const outcomes: Record<Settled, string> = {
  done: '已处理。',
  gone: '这笔款项已经处理过，没有变动。',
  'no-order': '这个站点没有该订单，没有变动。',
  'over-limit': '超过会员的存款限额，或会员在暂停期内，没有变动。',
  'no-value': '这笔款项没有可入账的金额，只能退回。',
};

/**
 * Every payment that waits, with a form that credits it to an order or returns it.
 * @param above HTML that stands before them.
 */
export function listPage(parked: readonly ParkedPayment[], token: string, above: string): string {
  const list = parked.map(one => entry(one, token)).join('');
  return plainPage('待处理存款', above + (list || '<p>没有待处理的款项。</p>'));
}

function entry(payment: ParkedPayment, token: string): string {
  const { id, reason, variant, fen, order_id } = payment;
  const title = `${reason === '' ? '' : reasons[reason]}${variant > 0 ? '（同一交易的另一通知，不可入账）' : ''}`;
  const hidden =
    `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<input type="hidden" name="id" value="${escapeHtml(id)}">`;
  const credit =
    fen > 0n
      ? `<form method="post" action="${operatorPath}">${hidden}<input type="hidden" name="do" value="credit">` +
        `<label>订单号<input name="order" required maxlength="40" value="${escapeHtml(order_id ?? '')}"></label>` +
        `<button>入账 ${formatYuan(fen)} 元</button></form>`
      : '';
  return (
    `<article><h2>${escapeHtml(title)}</h2>` +
    table(
      ['项目', '内容'],
      [
        row(['站点', payment.site_id]),
        row(['付款时间', { html: time(payment.paid_at) }]),
        row(['金额', `${payment.amount} ${payment.currency}`]),
        row(['付款人', payment.payer_name]),
        row(['附言', payment.remark]),
        row(['收款', payment.account]),
        row(['交易', payment.transaction_id]),
        row(['会员意愿', payment.parked_wish === null ? '' : wishes[payment.parked_wish]]),
        row(['会员', [payment.name, payment.real_name].filter(Boolean).join('，')]),
      ],
    ) +
    `${credit}<form method="post" action="${operatorPath}">${hidden}<input type="hidden" name="do" value="return">` +
    '<button>已退回付款人</button></form></article>'
  );
}

/** What became of a form: a sentence, and the way back. */
export function notePage(sentence: string): string {
  return plainNote('待处理存款', sentence, operatorPath);
}
