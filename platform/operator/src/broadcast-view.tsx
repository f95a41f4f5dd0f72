/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { broadcastKinds } from '@lobby/platform-messaging/letters/letter-kinds';
import { kindWord, LetterForm } from './letter-form.tsx';
import type { BroadcastRows } from './member-rows.ts';

interface BroadcastViewProps {
  readonly site: string;
  readonly sent: BroadcastRows;
  readonly back?: SentBack;
}

/** The broadcasts of a site, and the form of a new one. */
export function BroadcastView({ site, sent, back }: BroadcastViewProps) {
  return (
    <>
      <p>发给这个站点现在的全部会员；以后注册的会员看不到。</p>
      <LetterForm
        at="/broadcast"
        kinds={broadcastKinds}
        hidden={{ site }}
        button="发送给全部会员"
        {...back}
      />
      <h2>已发送</h2>
      <Table
        head={['发送', '类型', '标题', '已读会员']}
        rows={sent.map(each => [
          <Time at={each.sent_at} />,
          kindWord(each.type),
          each.title,
          String(each.readers),
        ])}
      />
    </>
  );
}
