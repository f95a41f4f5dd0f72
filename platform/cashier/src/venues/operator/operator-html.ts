import { formatYuan } from '@lobby/money';
import { escapeHtml, plainPage, row, table, time } from '@lobby/platform-kernel/texts/html';
import { nameOf, venueList } from '../directory/venue-list.ts';
import { type VenuePlan, venuePlans } from '../provider/venue-plan.ts';
import type { VenueDifference } from '../reconcile/venue-differences.ts';
import type { TransferState } from '../venues.tables.ts';
import { actionsFor, type OperatorAction } from './operator-actions.ts';
import type { ListedTransfer } from './transfer-list.ts';

export const operatorPath = '/dev/operator/transfers';

const states: Record<TransferState, string> = {
  sending: '处理中',
  unknown: '结果未知',
  done: '成功',
  refused: '未成功',
  parked: '待人工处理',
};
const findings: Record<Exclude<ListedTransfer['finding'], ''>, string> = {
  'amount-differs': '场馆金额不符',
  'no-answer': '场馆没有答复',
  'cancel-refused': '场馆查无此单，又拒绝取消',
};
const actions: Record<OperatorAction, string> = {
  ask: '再次查询',
  confirm: '按原金额确认',
  'confirm-reported': '按场馆金额确认',
  undo: '按未成功处理',
};

const plans: Record<VenuePlan, string> = {
  'lose-request': '请求丢失',
  'lose-answer': '答复丢失',
  refuse: '拒绝',
  'other-amount': '金额不符',
};

interface Listed {
  readonly transfers: readonly ListedTransfer[];
  readonly closed: ReadonlySet<string>;
  readonly differences: readonly VenueDifference[];
}

/** The transfers that are not at their end, purses that differ from what their venue says, and the venues. */
export function listPage({ transfers, closed, differences }: Listed, token: string): string {
  const differing = table(
    ['会员', '场馆', '账面', '场馆'],
    differences.map(({ memberId, venue, booked, reported }) =>
      row([
        memberId,
        nameOf(venue, 'zh-CN'),
        `${formatYuan(booked)} 元`,
        reported === undefined ? '没有答复' : `${formatYuan(reported)} 元`,
      ]),
    ),
  );
  const planOptions = venuePlans.map(plan => `<option value="${plan}">${plans[plan]}</option>`).join('');
  const planFields = `<label>下一笔<select name="plan">${planOptions}</select></label><button>安排</button>`;
  const open = table(
    ['转账', '会员', '场馆', '金额', '状态', '操作'],
    transfers.map(one => entry(one, token)),
  );
  const venues = table(
    ['场馆', '状态', '操作'],
    venueList.map(({ code }) => {
      const isClosed = closed.has(code);
      const button = `<button name="maintenance" value="${isClosed ? 'off' : 'on'}">${isClosed ? '开放' : '维护'}</button>`;
      return row([
        `${nameOf(code, 'zh-CN')} ${code}`,
        isClosed ? '维护中' : '开放',
        { html: form(token, code, button) + form(token, code, planFields) },
      ]);
    }),
  );
  return plainPage(
    '场馆转账',
    `<h2>未完成的转账</h2>${open}<h2>余额差异</h2>${differing}<h2>场馆</h2>${venues}`,
  );
}

function entry(transfer: ListedTransfer, token: string): string {
  const { id, created_at, name, site_id, venue, direction, amount, state, finding, reported } = transfer;
  const remarks = [
    states[state],
    ...(finding === '' ? [] : [findings[finding]]),
    ...(reported === null ? [] : [`场馆金额 ${formatYuan(reported)} 元`]),
  ];
  const buttons = actionsFor(transfer).map(
    one => `<button name="action" value="${one}">${actions[one]}</button>`,
  );
  const note = '<label>说明<input name="note" maxlength="200"></label>';
  return row([
    { html: `${escapeHtml(id)}<br>${time(created_at)}` },
    `${name}（站点 ${site_id}）`,
    nameOf(venue, 'zh-CN'),
    `${direction === 'in' ? '转入' : '转出'} ${formatYuan(amount)} 元`,
    { html: remarks.map(escapeHtml).join('<br>') },
    { html: buttons.length === 0 ? '' : form(token, id, note + buttons.join('')) },
  ]);
}

function form(token: string, id: string, fields: string): string {
  return (
    `<form method="post" action="${operatorPath}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<input type="hidden" name="id" value="${escapeHtml(id)}">${fields}</form>`
  );
}
