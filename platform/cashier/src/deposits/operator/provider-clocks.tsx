/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Time } from '@lobby/platform-kernel/operator-console/parts';
import { type clocksThatDiffer, differenceOf } from '../../providers/provider-clock.ts';

type DifferingClocks = Awaited<ReturnType<typeof clocksThatDiffer>>;

/** A sentence for each provider whose clock differs from ours, with the difference. */
export function ProviderClocks({ clocks }: { clocks: DifferingClocks }) {
  return (
    <>
      {clocks.map(({ provider, ahead_ms, seen_at }) => (
        <p role="alert">
          <em>
            渠道 {provider} 的时钟比平台{off(Number(ahead_ms))}（<Time at={seen_at} />
            ）。{differenceOf(Number(ahead_ms)) === 0 ? ignored : followed}，请让渠道校时。
          </em>
        </p>
      ))}
    </>
  );
}

const ignored = '相差过大，它的通知、查询和新订单都会失败';
const followed = '通知、查询和新订单按这个差值继续处理';

function off(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  return `${ahead > 0 ? '快' : '慢'} ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
}
