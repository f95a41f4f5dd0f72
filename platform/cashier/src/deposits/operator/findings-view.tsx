/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { FindingKind } from '../deposits.tables.ts';
import { sumsOf } from '../findings/notify-debited.ts';
import { canDebit, type OpenFinding } from '../findings/open-findings.ts';

const kinds: Record<FindingKind, string> = {
  unreadable: '通知无法识别，没有入账',
  'unknown-status': '通知的状态未知，没有入账',
  'taken-back': '付款已被撤回或退款',
  'credited-after-end': '先通知失败或退款，后通知到账，没有入账',
  stuck: '通知一直无法处理，仍在重试',
};

/** The reports of the provider that cannot be processed, each with its forms; nothing where there is none. */
export function FindingsView({ findings }: { findings: readonly OpenFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <h2>渠道通知异常</h2>
      {findings.map(one => (
        <Entry finding={one} />
      ))}
    </>
  );
}

function Entry({ finding }: { finding: OpenFinding }) {
  const { id, kind, fen, state, site_id, transaction_id, order_id, name, body, seen_at } = finding;
  return (
    <article>
      <h3>{kinds[kind]}</h3>
      {state === 'parked' && <p>款项仍在上方待处理：付款已撤回，请勿入账。</p>}
      <Table
        head={['项目', '内容']}
        rows={[
          ['站点', site_id],
          ['收到时间', <Time at={seen_at} />],
          ['交易', transaction_id],
          ['订单', order_id ?? ''],
          ['会员', name],
          ['原文', body],
          ...giftRows(finding),
        ]}
      />
      {canDebit(finding) && (
        <ActionForm hidden={{ id, do: 'debit' }}>
          <button type="submit">{`从会员账户扣回 ${formatYuan(fen)} 元（红利和礼金一并收回）`}</button>
        </ActionForm>
      )}
      <ActionForm hidden={{ id, do: 'clear' }}>
        <button type="submit">已处理</button>
      </ActionForm>
    </article>
  );
}

/** What a debit takes beside the deposit and its bonus. */
function giftRows({ gifts, member_id }: OpenFinding): [string, string][] {
  const isOwn = ({ memberId }: (typeof gifts)[number]) => memberId === member_id;
  const ofBoth = [
    ['会员的礼金', gifts.filter(isOwn)],
    ['邀请人的礼金', gifts.filter(gift => !isOwn(gift))],
  ] as const;
  return ofBoth.flatMap(([whose, several]) => {
    const { paid, unpaid } = sumsOf(several);
    const words = [
      paid > 0n && `已领取 ${formatYuan(paid)} 元，一并扣回`,
      unpaid > 0n && `未领取 ${formatYuan(unpaid)} 元，一并取消`,
    ].filter(each => each !== false);
    return words.length > 0 ? [[whose, words.join('；')]] : [];
  });
}
