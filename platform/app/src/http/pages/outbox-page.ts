import type { OutboxEntry } from '@lobby/platform-kernel/domain/messenger';
import { escapeHtml, plainPage } from '@lobby/platform-kernel/texts/html';

/** The messages to phones and mailboxes that a demo does not send, newest first. */
export function outboxPage(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) {
    return plainPage('发件箱', '<p>还没有消息。短信、邮件和语音验证码会显示在这里，刷新本页即可查看。</p>');
  }
  const rows = entries.map(
    entry =>
      `<tr><td><time>${new Date(entry.at).toISOString()}</time></td><td>${escapeHtml(entry.channel)}</td>` +
      `<td>${escapeHtml(entry.to)}</td><td>${escapeHtml(entry.text)}</td></tr>`,
  );
  return plainPage(
    '发件箱',
    `<table><thead><tr><th>时间</th><th>方式</th><th>收件人</th><th>内容</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
