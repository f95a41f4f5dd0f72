import { formatYuan } from '@lobby/money';
import {
  escapeHtml,
  notePage as plainNote,
  plainPage,
  row,
  table,
  time,
} from '@lobby/platform-kernel/texts/html';
import type { ParkedReason } from '../deposits.tables.ts';
import { reviewWithinMs } from '../orders/view/order-arrivals.ts';
import type { Settled } from '../parked/settle-parked.ts';
import type { Candidate, InCommon } from './candidates.ts';
import type { Report } from './open-reports.ts';
import type { ParkedPayment } from './parked-payments.ts';

export const operatorPath = '/dev/operator/payments';

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

const choices = { '': '', credit: '恢复后入账', return: '退回' } as const;

/** What became of a form. */
export const outcomes: Record<Settled, string> = {
  done: '已处理。',
  gone: '这笔款项已经处理过，没有变动。',
  'no-order': '这个站点没有该订单，没有变动。',
  'over-limit': '超过会员的存款限额，或会员在暂停期内，没有变动。',
  'no-value': '这笔款项没有可入账的金额，只能退回。',
};

const inCommon: Record<InCommon, string> = {
  amount: '金额',
  name: '姓名',
  remark: '附言',
  report: '会员申报',
};

/** A payment, the orders it may be for, and the log of its own as HTML. */
interface Waiting {
  readonly payment: ParkedPayment;
  readonly candidates: readonly Candidate[];
  readonly log: string;
}

interface Listed {
  readonly parked: readonly Waiting[];
  readonly reports: readonly Report[];
  /** There are other reports. */
  readonly more: boolean;
  /** What was found besides, as HTML. */
  readonly findings: string;
  /** What stands before them, as HTML: providers whose clock differs. */
  readonly above: string;
  readonly now: number;
}

/** Every payment that waits, with the orders it may be for and forms that credit or return it; then what members report and what was found besides. */
export function listPage({ parked, reports, more, findings, above, now }: Listed, token: string): string {
  const waiting =
    parked.length === 0
      ? '<p>没有待处理的款项。</p>'
      : parked.map(one => entry(one, { token, now })).join('');
  return plainPage(
    '待处理存款',
    `${above}${waiting}<h2>会员申报的付款</h2>${reportTable(reports)}${more ? '<p>还有更多申报没有列出。</p>' : ''}${findings}`,
  );
}

function entry(
  { payment, candidates, log }: Waiting,
  { token, now }: { readonly token: string; readonly now: number },
): string {
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
  const by = Number(payment.seen_at) + reviewWithinMs;
  return (
    `<article><h2>${escapeHtml(title)}</h2>` +
    table(
      ['项目', '内容'],
      [
        row(['站点', payment.site_id]),
        row(['付款时间', { html: time(payment.paid_at) }]),
        row(['应在此前核对', { html: `${time(by)}${now > by ? ' <em>已超时</em>' : ''}` }]),
        row(['金额', `${payment.amount} ${payment.currency}`]),
        row(['付款人', payment.payer_name]),
        row(['附言', payment.remark]),
        row(['收款', payment.account]),
        row(['交易', payment.transaction_id]),
        row(['会员意愿', payment.parked_choice === null ? '' : choices[payment.parked_choice]]),
        row(['会员', [payment.name, payment.realName].filter(Boolean).join('，')]),
      ],
    ) +
    `${log}<h3>可能的订单</h3>${candidateTable(candidates)}` +
    `${credit}<form method="post" action="${operatorPath}">${hidden}<input type="hidden" name="do" value="return">` +
    '<button>已退回付款人</button></form></article>'
  );
}

function candidateTable(candidates: readonly Candidate[]): string {
  return table(
    ['订单', '相符', '应付', '状态', '下单时间', '会员'],
    candidates.map(one =>
      row([
        one.orderId,
        one.inCommon.map(kind => inCommon[kind]).join('、'),
        formatYuan(one.payAmount),
        one.state,
        { html: time(one.createdAt) },
        [one.member, one.realName].filter(Boolean).join('，'),
      ]),
    ),
  );
}

function reportTable(reports: readonly Report[]): string {
  return table(
    ['订单', '站点', '金额', '付款时间', '付款人', '凭证', '提交时间', '会员'],
    reports.map(one =>
      row([
        one.order_id,
        one.site_id,
        `${one.amount} ${one.rate === '' ? 'CNY' : 'USDT'}`,
        { html: time(one.paid_at) },
        one.payer_name,
        {
          html: one.pictures
            .map(({ url }, at) => `<a href="${url}"><img src="${url}" alt="凭证 ${at + 1}" height="120"></a>`)
            .join(' '),
        },
        { html: time(one.sent_at) },
        [one.name, one.realName].filter(Boolean).join('，'),
      ]),
    ),
  );
}

/** What became of a form: a sentence, and the way back. */
export function notePage(sentence: string): string {
  return plainNote('待处理存款', sentence, operatorPath);
}
