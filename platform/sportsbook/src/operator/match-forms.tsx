/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type MarketGroup, marketGroups } from '@lobby/betting';
import { Check, Choice, Field, type SentBack } from '@lobby/platform-kernel/operator-console/fields';
import type { OperatorSetting } from '@lobby/pricing';
import { bettingRules, type Counted, type SportCode } from '@lobby/sports';
import { groupField } from './action-form.ts';
import { BetForms } from './bet-forms.tsx';
import { Form, FormsAt } from './form.tsx';
import { ResultForms } from './result-forms.tsx';
import { isReported } from './setting-actions.ts';

interface MatchFormsProps {
  readonly match: string;
  readonly gtype: SportCode;
  readonly counts: Counted;
  /** What holds now; undefined once the match is forgotten. */
  readonly setting: OperatorSetting | undefined;
  /** The form that was sent back. */
  readonly back?: SentBack;
}

/** A form for each thing an operator may do to a match or its bets. */
export function MatchForms({ match, gtype, counts, setting, back }: MatchFormsProps) {
  return (
    <FormsAt.Provider value={{ match, back }}>
      <div class="actions">
        <Form does="shut" title="停止投注" />
        <Form does="open" title="恢复投注" />
        <Form does="stop-groups" title="停止这些玩法">
          {marketGroups.map(group => (
            <Check
              name={groupField(group)}
              label={groupWords[group]}
              on={setting?.stopped?.includes(group) ?? false}
            />
          ))}
        </Form>
        <Form does="move-prices" title="移动赔率">
          <Field
            name="totalMilli"
            label="总分"
            hint="千分之一对数，-500 到 500；0 为不移动"
            value={String(setting?.totalMilli ?? 0)}
          />
          <Field
            name="sideMilli"
            label="偏向主队"
            hint="同上；负数偏向客队"
            value={String(setting?.sideMilli ?? 0)}
          />
        </Form>
        <Form does="delay" title="延长滚球等待">
          <Field
            name="seconds"
            label="增加秒数"
            hint="按比赛时钟，0 到 60"
            value={String(setting?.waitsLonger ?? 0)}
          />
        </Form>
        <Form does="refuse" title="拒绝等待中的注单" />
        <Form does="accept" title="恢复接受" />
        {isReported(gtype) && <ReportForms counts={counts} />}
        <ResultForms gtype={gtype} counts={counts} />
        <BetForms />
      </div>
    </FormsAt.Provider>
  );
}

const groupWords: Record<MarketGroup, string> = {
  handicap: '让球、让分',
  total: '大小',
  result: '胜负',
  score: '比分、单双',
  sides: '单队玩法、下一进球',
  half: '半场（前五局）',
  quarters: '各节',
};

/** What happens in football, ahead of its feed. */
function ReportForms({ counts }: { counts: Counted }) {
  const side = (
    <Choice
      name="side"
      label="球队"
      options={[
        { value: 'H', label: '主队' },
        { value: 'C', label: '客队' },
      ]}
    />
  );
  if (counts === 'corners')
    return (
      <Form does="goal" title="报告一次角球">
        {side}
      </Form>
    );
  if (counts === 'cards')
    return (
      <Form does="card" title="报告一张罚牌">
        <Choice
          name="card"
          label="罚牌"
          options={[
            { value: 'yellow', label: `黄牌，计 ${bettingRules.yellowCard.number}` },
            { value: 'red', label: `红牌，计 ${bettingRules.redCard.number}` },
          ]}
        />
        {side}
      </Form>
    );
  return (
    <>
      <Form does="goal" title="报告进球">
        {side}
      </Form>
      <Form does="red" title="报告红牌">
        {side}
      </Form>
      <Form does="var" title="VAR 审查" />
      <Form does="goal-stands" title="进球有效" />
      <Form does="goal-cancelled" title="进球取消" />
    </>
  );
}
