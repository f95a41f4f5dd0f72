import type { Tables } from '@lobby/platform-kernel/database/tables';
import { escapeHtml, time } from '@lobby/platform-kernel/texts/html';
import type { Kysely } from 'kysely';
import { clocksThatDiffer, differenceOf } from '../../providers/provider-clock.ts';

/** A sentence for each provider whose clock differs from ours, with the difference; HTML. */
export async function providerClocks(db: Kysely<Tables>): Promise<string> {
  const rows = await clocksThatDiffer(db);
  return rows
    .map(({ provider, ahead_ms, seen_at }) => {
      const ahead = Number(ahead_ms);
      const seconds = Math.round(Math.abs(ahead) / 1_000);
      const off = `${ahead > 0 ? '快' : '慢'} ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
      const follows =
        differenceOf(ahead) === 0
          ? '相差过大，它的通知、查询和新订单都会失败'
          : '通知、查询和新订单按这个差值继续处理';
      return `<p role="alert"><em>渠道 ${escapeHtml(provider)} 的时钟比平台${off}（${time(seen_at)}）。${follows}，请让渠道校时。</em></p>`;
    })
    .join('');
}
