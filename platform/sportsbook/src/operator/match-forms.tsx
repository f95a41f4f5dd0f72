/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cancelReasons, changeReasons, marketGroups } from '@lobby/betting';
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';
import type { Child } from 'hono/jsx';
import type { OperatorAction } from './actions.ts';

/** A form for each thing an operator may do to a match or its bets. */
export function MatchForms({ match }: { match: string }) {
  return (
    <>
      <Form match={match} does="shut" button="停止投注" />
      <Form match={match} does="open" button="恢复投注" />
      <Form match={match} does="stop-groups" button="停止这些玩法">
        <Field name="groups" label="玩法组（空 = 全部恢复）" placeholder={marketGroups.join(' ')} />
      </Form>
      <Form match={match} does="move-prices" button="移动赔率">
        <Field name="totalMilli" label="总进球（千分）" placeholder="0" />
        <Field name="sideMilli" label="偏向主队（千分）" placeholder="0" />
      </Form>
      <Form match={match} does="delay" button="延长滚球等待">
        <Field name="seconds" label="增加秒数（比赛时钟）" placeholder="0" />
      </Form>
      <Form match={match} does="refuse" button="拒绝等待中的注单" />
      <Form match={match} does="accept" button="恢复接受" />
      <Form match={match} does="goal" button="报告进球">
        <Side />
      </Form>
      <Form match={match} does="red" button="报告红牌">
        <Side />
      </Form>
      <Form match={match} does="var" button="VAR 审查" />
      <Form match={match} does="goal-stands" button="进球有效" />
      <Form match={match} does="goal-cancelled" button="进球取消" />
      <Form match={match} does="stop" button="中止赛事">
        <Reason scope="match" />
        <Field name="reached" label="中止时比分" placeholder="1:0" />
        <Field name="played" label="已完成（棒球半局数、篮球分钟数）" placeholder="" />
      </Form>
      <Form match={match} does="result" button="公布或更正赛果">
        <Field name="half" label="半场" placeholder="0:0" />
        <Field name="full" label="全场" placeholder="1:0" />
        <label>
          撤回此前赛果
          <input type="checkbox" name="withdrawn" value="1" />
        </label>
        <Because />
      </Form>
      <Form match={match} does="settlement" button="撤回或恢复玩法结算">
        <Field name="wtype" label="玩法" placeholder="M" required />
        <Field name="line" label="盘口（空 = 全部）" placeholder="2.5" />
        <label>
          结算
          <select name="says">
            <option value="open">撤回</option>
            <option value="score">依比分</option>
          </select>
        </label>
      </Form>
      <Form match={match} does="void" button="取消注单">
        <Field name="wtype" label="玩法（空 = 全部）" placeholder="ROU" />
        <Field name="rtype" label="选项（空 = 全部）" />
        <Field name="from" label="下注时间从" placeholder="2026-11-22T13:00:00Z" />
        <Field name="to" label="到（不含）" />
        <Reason scope="market" />
      </Form>
      <Form match={match} does="cancel-ticket" button="取消单张注单">
        <Field name="ticketId" label="注单号" required />
        <Reason scope="bet" />
      </Form>
    </>
  );
}

/** Takes one cancel of the list back. */
export function LiftForm({ match, voidId }: { match: string; voidId: bigint }) {
  return (
    <ActionForm hidden={{ match, do: 'lift', voidId: String(voidId) }}>
      <Field name="why" label="备注（必填）" required />
      <button type="submit">撤销取消</button>
    </ActionForm>
  );
}

function Side() {
  return (
    <label>
      球队
      <select name="side">
        <option value="H">主队</option>
        <option value="C">客队</option>
      </select>
    </label>
  );
}

interface FormProps {
  readonly match: string;
  readonly does: OperatorAction['do'];
  readonly button: string;
  readonly children?: Child;
}

function Form({ match, does, button, children }: FormProps) {
  return (
    <ActionForm hidden={{ match, do: does }}>
      {children}
      <Field name="why" label="备注（必填）" required />
      <button type="submit">{button}</button>
    </ActionForm>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

function Field({ name, label, placeholder, required }: FieldProps) {
  return (
    <label>
      {label}
      <input name={name} maxlength={200} placeholder={placeholder} required={required} />
    </label>
  );
}

function Reason({ scope }: { scope: 'match' | 'market' | 'bet' }) {
  return (
    <label>
      原因
      <select name="reason">
        {cancelReasons
          .filter(reason => reason.scope === scope)
          .map(({ code, name }) => (
            <option value={code}>{`${code} ${name}`}</option>
          ))}
      </select>
    </label>
  );
}

/** Why a result differs from what was said before; members read it in their letter and on the ticket. */
function Because() {
  return (
    <label>
      更正原因
      <select name="because">
        <option value="">按赛果判断</option>
        {changeReasons
          .filter(({ said }) => said)
          .map(({ code, name }) => (
            <option value={code}>{name}</option>
          ))}
      </select>
    </label>
  );
}
