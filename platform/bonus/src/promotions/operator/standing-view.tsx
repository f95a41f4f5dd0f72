/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { StepState } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import { Field, FormAt } from '@lobby/platform-kernel/operator-console/fields';
import { Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { promotionsPath } from './promotion-rows.tsx';
import { conditionWords, reasonWords } from './rule-words.ts';
import type { Standing, StandingStep } from './standing.ts';

interface StandingProps {
  readonly id: number;
  /** As it was typed; empty: nobody was asked for. */
  readonly name: string;
  readonly standing: Standing | undefined;
}

/** Asks for a member of the site of a promotion, and tells what was found out about them in it. */
export function StandingView({ id, name, standing }: StandingProps) {
  return (
    <>
      <FormAt.Provider value={{ id: 'standing' }}>
        <form action={`${promotionsPath}/standing/${id}`}>
          <Field name="name" label="会员账号" value={name} most={40} required />
          <button type="submit">查看</button>
        </form>
      </FormAt.Provider>
      {name !== '' && !standing && <p role="status">这个站点没有账号为“{name}”的会员。</p>}
      {standing && <Found standing={standing} />}
    </>
  );
}

function Found({ standing: { check, membership, steps } }: { readonly standing: Standing }) {
  return (
    <>
      <h2>参加条件</h2>
      {check ? (
        <>
          <p>
            <Time at={check.at} /> {membership ? '参加时' : '最近一次申请时'}的检查，设备 {check.deviceId}
            ，网络地址 {check.address}：
          </p>
          <Table
            head={['条件', '结果']}
            rows={[...check.conditions].map(([condition, isMet]) => [
              conditionWords[condition],
              isMet ? '满足' : <strong>不满足</strong>,
            ])}
          />
        </>
      ) : (
        <p>还没有申请参加。</p>
      )}
      {membership && (
        <>
          <h2>进度</h2>
          <p>
            <Time at={membership.joined_at} /> 参加
            {membership.left_at !== null && (
              <>
                ，<Time at={membership.left_at} /> 因自我排除终止
              </>
            )}
          </p>
          <Table
            head={['步骤', '完成 / 需要', '礼金（元）', '状态', '原因']}
            rows={steps.map(step => [
              step.key,
              doneOf(step),
              formatYuan(step.gift),
              step.isGiven ? '已发放' : stateWords[step.state],
              <Why step={step} />,
            ])}
          />
        </>
      )}
    </>
  );
}

function doneOf({ unit, done, need }: StandingStep): string {
  return unit === 'yuan' ? `${formatYuan(done)} / ${formatYuan(need)} 元` : `${done} / ${need} 次`;
}

function Why({ step: { reason, withheld, uncounted } }: { readonly step: StandingStep }) {
  const lines = [
    ...(withheld
      ? [
          <>
            {reasonWords[withheld.reason]}（<Time at={withheld.since} /> 起）
          </>,
        ]
      : []),
    ...(reason ? [reasonWords[reason]] : []),
    ...(uncounted ? [`另有 ${formatYuan(uncounted)} 元有效流水不计入：其他游戏，或参加之前的投注`] : []),
  ];
  return <Lines of={lines} />;
}

const stateWords: Readonly<Record<StepState, string>> = {
  open: '进行中',
  waiting: '已达到，等待发放',
  reached: '已达到，未发放',
  missed: '没有礼金',
};
