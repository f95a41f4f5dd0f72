/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice, Field } from '@lobby/platform-kernel/operator-console/fields';
import { Form, Reason } from './form.tsx';

const asListed = '代码照“注单”列表，例如 M';

/** What becomes of bets whatever the result says. */
export function BetForms() {
  return (
    <>
      <Form does="settlement" title="撤回或恢复玩法结算">
        <Field name="wtype" label="玩法" hint={asListed} required />
        <Field name="line" label="盘口" hint="例如 2.5；留空为全部" />
        <Choice
          name="says"
          label="结算"
          options={[
            { value: 'open', label: '撤回' },
            { value: 'score', label: '依比分' },
          ]}
        />
      </Form>
      <Form does="void" title="取消注单">
        <Field name="wtype" label="玩法" hint={`${asListed}；留空为全部`} />
        <Field name="rtype" label="选项" hint="例如 MH；留空为全部" />
        <Field name="from" label="下注时间从" hint="北京时间，例如 2026-11-22 21:00:30；留空为不限" />
        <Field name="to" label="到（不含）" hint="写法相同；留空为不限" />
        <Reason scope="market" />
      </Form>
      <Form does="cancel-ticket" title="取消单张注单">
        <Field name="ticketId" label="注单号" hint="照“注单”列表" required />
        <Reason scope="bet" />
      </Form>
    </>
  );
}

/** Takes one cancel of the list back. */
export function LiftForm({ voidId }: { voidId: bigint }) {
  return <Form does="lift" title="撤销取消" hidden={{ voidId: String(voidId) }} />;
}
