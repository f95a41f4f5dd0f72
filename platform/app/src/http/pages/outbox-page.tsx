/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OutboxEntry } from '@lobby/platform-kernel/domain/messenger';
import { Page } from '@lobby/platform-kernel/operator-console/html-page';
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';

/** The messages to phones and mailboxes that a demo does not send, newest first. */
export function outboxPage(entries: readonly OutboxEntry[]) {
  return (
    <Page title="发件箱">
      {entries.length === 0 ? (
        <p>还没有消息。短信、邮件和语音验证码会显示在这里，刷新本页即可查看。</p>
      ) : (
        <Table
          head={['时间', '方式', '收件人', '内容']}
          rows={entries.map(({ at, channel, to, text }) => [<Time at={at} />, channel, to, text])}
        />
      )}
    </Page>
  );
}
