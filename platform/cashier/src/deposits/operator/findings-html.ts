import { formatYuan } from '@lobby/money';
import { escapeHtml, row, table, time } from '@lobby/platform-kernel/texts/html';
import type { FindingKind } from '../deposits.tables.ts';
import { canDebit, type OpenFinding } from '../findings/open-findings.ts';
import type { Ended } from '../findings/settle-finding.ts';
import { operatorPath } from './operator-html.ts';

const kinds: Record<FindingKind, string> = {
  unreadable: '通知无法识别，没有入账',
  'unknown-status': '通知的状态未知，没有入账',
  'taken-back': '付款已被撤回或退款',
  'credited-after-end': '先通知失败或退款，后通知到账，没有入账',
  stuck: '通知一直无法处理，仍在重试',
};

/** What became of a form. */
export const findingOutcomes: Record<Ended, string> = {
  done: '已处理。',
  gone: '这条通知已经处理过，没有变动。',
  'no-value': '这笔存款没有可扣回的金额，没有变动。',
};

/** The reports of the provider that cannot be processed, each with a form; empty where there is none. */
export function findingsPart(findings: readonly OpenFinding[], token: string): string {
  if (findings.length === 0) return '';
  return `<h2>渠道通知异常</h2>${findings.map(one => entry(one, token)).join('')}`;
}

function entry(finding: OpenFinding, token: string): string {
  const { id, kind, fen, state, site_id, transaction_id, order_id, name, body, seen_at } = finding;
  const button = (action: 'clear' | 'debit', word: string) =>
    `<form method="post" action="${operatorPath}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<input type="hidden" name="id" value="${escapeHtml(id)}"><input type="hidden" name="do" value="${action}">` +
    `<button>${word}</button></form>`;
  const hint = state === 'parked' ? '<p>款项仍在上方待处理：付款已撤回，请勿入账。</p>' : '';
  return (
    `<article><h3>${kinds[kind]}</h3>${hint}` +
    table(
      ['项目', '内容'],
      [
        row(['站点', site_id]),
        row(['收到时间', { html: time(seen_at) }]),
        row(['交易', transaction_id]),
        row(['订单', order_id ?? '']),
        row(['会员', name]),
        row(['原文', body]),
      ],
    ) +
    (canDebit(finding) ? button('debit', `从会员账户扣回 ${formatYuan(fen)} 元（红利一并收回）`) : '') +
    `${button('clear', '已处理')}</article>`
  );
}
