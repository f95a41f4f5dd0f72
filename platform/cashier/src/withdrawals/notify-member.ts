import type { WithdrawalRefusal } from '@lobby/api-client/contract/fd/withdraw';
import { withdrawalRefusalText } from '@lobby/api-client/withdrawal-refusals';
import { formatYuan } from '@lobby/money';
import { escapeHtml } from '@lobby/platform-kernel/texts/html';
import { repaidBy } from '@lobby/platform-ledger';
import { type LetterTexts, sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Step, Trx, WithdrawalRow } from './saga/withdrawal-row.ts';

/** Sends the member a letter about the end of a withdrawal, once per end, after its money was moved. */
export async function notifyMember(
  trx: Trx,
  row: WithdrawalRow,
  { to, at, source, note, change }: Step,
): Promise<void> {
  // What a provider says is for the operator; the member reads what it means.
  const said = source === 'operator' && note ? escapeHtml(note) : '';
  const why = (locale: 'zh-CN' | 'zh-TW') => reasonOf(said, change?.refusal || undefined, locale);
  const repaid = (await repaidBy(trx, [row.hold_id])).get(row.hold_id) ?? 0n;
  const texts = textsOf(row, to, { why, repaid });
  if (!texts) return;
  const { site_id: siteId, member_id: memberId } = row;
  await sendLetter(trx, { id: `payout:${row.id}:${to}`, siteId, memberId, type: 'fd', texts, at });
}

const noReason = {
  'zh-CN': '如有疑问，请联系客服并提供订单号。',
  'zh-TW': '如有疑問，請聯絡客服並提供訂單編號。',
} as const;

/** Why the money came back and what to do, as far as it is known. */
function reasonOf(said: string, refusal: WithdrawalRefusal | undefined, locale: 'zh-CN' | 'zh-TW'): string {
  if (refusal) {
    const { why, next } = withdrawalRefusalText(refusal, locale);
    return `原因：${why}${next}`;
  }
  return said === '' ? noReason[locale] : `原因：${said}。`;
}

function textsOf(
  { id, amount }: WithdrawalRow,
  to: Step['to'],
  { why, repaid }: { readonly why: (locale: 'zh-CN' | 'zh-TW') => string; readonly repaid: bigint },
): LetterTexts | undefined {
  const yuan = formatYuan(amount);
  const deducted = repaid === 0n ? '' : formatYuan(repaid);
  const simplified = deducted && `其中 ${deducted} 元已用于扣回结算更正后待扣回的款项。`;
  const traditional = deducted && `其中 ${deducted} 元已用於扣回結算更正後待扣回的款項。`;
  switch (to) {
    case 'paid':
      return {
        'zh-CN': { title: '取款成功', content: `您的取款 ${id}（${yuan} 元）已出款，请留意到账。` },
        'zh-TW': { title: '取款成功', content: `您的取款 ${id}（${yuan} 元）已出款，請留意入帳。` },
      };
    case 'rejected':
      return {
        'zh-CN': {
          title: '取款未成功',
          content: `您的取款 ${id} 未成功，${yuan} 元已退回账户。${simplified}${why('zh-CN')}`,
        },
        'zh-TW': {
          title: '取款未成功',
          content: `您的取款 ${id} 未成功，${yuan} 元已退回帳戶。${traditional}${why('zh-TW')}`,
        },
      };
    case 'returned':
      return {
        'zh-CN': {
          title: '取款被退回',
          content: `您的取款 ${id} 被银行退回，${yuan} 元已退回账户。${simplified}${why('zh-CN')}`,
        },
        'zh-TW': {
          title: '取款被退回',
          content: `您的取款 ${id} 被銀行退回，${yuan} 元已退回帳戶。${traditional}${why('zh-TW')}`,
        },
      };
    default:
      return undefined;
  }
}
