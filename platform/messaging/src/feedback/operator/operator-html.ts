import { escapeHtml, plainPage } from '@lobby/platform-kernel/texts/html';
import type { WaitingFeedback } from './waiting-feedback.ts';

export const operatorPath = '/dev/operator/feedback';

const kinds: Record<WaitingFeedback['kind'], string> = {
  deposit: '存款',
  withdrawal: '取款',
  betting: '投注',
  account: '账户',
  promotion: '优惠',
  suggestion: '建议',
};

/** Every feedback that waits, with its pictures and a form that answers it. */
export function listPage(waiting: readonly WaitingFeedback[], token: string): string {
  if (waiting.length === 0) return plainPage('意见反馈', '<p>没有待回复的反馈。</p>');
  return plainPage('意见反馈', waiting.map(one => entry(one, token)).join(''));
}

function entry(waiting: WaitingFeedback, token: string): string {
  const { id, site_id, name, kind, text, sent_at, pictures } = waiting;
  const images = pictures.map(
    ({ url, width, height }, at) =>
      `<a href="${url}"><img src="${url}" alt="图片 ${at + 1}，${width} × ${height}" height="160"></a>`,
  );
  return (
    `<article><h2>${kinds[kind]}：${escapeHtml(name)}（站点 ${escapeHtml(site_id)}）</h2>` +
    `<p><time>${new Date(Number(sent_at)).toISOString()}</time></p>` +
    `<p style="white-space:pre-wrap">${escapeHtml(text)}</p><p>${images.join(' ')}</p>` +
    `<form method="post" action="${operatorPath}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<input type="hidden" name="id" value="${escapeHtml(id)}">` +
    '<label>回复<textarea name="answer" rows="4" maxlength="5000" required></textarea></label>' +
    '<label>格式<select name="format"><option value="text">纯文本</option><option value="html">HTML</option></select></label>' +
    '<button>回复</button></form></article>'
  );
}
