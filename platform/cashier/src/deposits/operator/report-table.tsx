/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { Report } from './open-reports.ts';

/** What members say of payments, with their pictures. */
export function ReportTable({ reports }: { reports: readonly Report[] }) {
  return (
    <Table
      head={['订单', '站点', '金额', '付款时间', '付款人', '凭证', '提交时间', '会员']}
      rows={reports.map(one => [
        one.order_id,
        one.site_id,
        `${one.amount} ${one.rate === '' ? 'CNY' : 'USDT'}`,
        <Time at={one.paid_at} />,
        one.payer_name,
        <Pictures of={one} />,
        <Time at={one.sent_at} />,
        [one.name, one.realName].filter(Boolean).join('，'),
      ])}
    />
  );
}

function Pictures({ of: { pictures } }: { of: Report }) {
  return (
    <>
      {pictures.map(({ url }, at) => (
        <a href={url}>
          <img src={url} alt={`凭证 ${at + 1}`} height="120" />
        </a>
      ))}
    </>
  );
}
