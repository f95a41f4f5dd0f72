/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { changeReasons } from '@lobby/betting';
import { Check, Choice, Field } from '@lobby/platform-kernel/operator-console/fields';
import { type Counted, type SetPlay, type SportCode, type SportPlay, sports } from '@lobby/sports';
import { sportOf } from '../sports/sports.ts';
import { gaveUp } from './action-problems.ts';
import { Form, Reason } from './form.tsx';

/** What the end of a match was, or that it has none: in what its sport counts. */
export function ResultForms({ gtype, counts }: { gtype: SportCode; counts: Counted }) {
  const { play }: { readonly play: SportPlay } = sports[gtype];
  return (
    <>
      <Form does="stop" title="中止赛事">
        {play.sets ? <StoppedSets sets={play.sets} /> : <Stopped play={play} />}
      </Form>
      <Form does="result" title="公布或更正赛果">
        {play.sets ? <Sets sets={play.sets} /> : <Scores play={play} />}
        {sportOf({ gtype, counts }).markets.includes('interval-1x2') && (
          <Field
            name="goals"
            label="进球时间"
            hint="例如 12H 45+2C，H 为主队；没有进球或不更正则留空。15分钟盘口依此结算"
          />
        )}
        <Check name="withdrawn" label="撤回此前赛果" />
        <Because />
      </Form>
    </>
  );
}

function Stopped({ play }: { play: SportPlay }) {
  return (
    <>
      <Reason scope="match" />
      <Field name="reached" label="中止时比分" hint="例如 1:0，主队在前；未开赛留空" />
      {play.periods > 2 && (
        <Field
          name="played"
          label={play.half === 'innings' ? '已完成的半局数' : '已打完的分钟数'}
          hint={play.half === 'innings' ? '5 局上半结束为 9' : '例如 43'}
        />
      )}
      {play.quarters && <Field name="quarters" label="各节得分" hint={quartersHint} />}
    </>
  );
}

function StoppedSets({ sets }: { sets: SetPlay }) {
  return (
    <>
      <Reason scope="match" also={[gaveUp]} />
      <Field name="reached" label={wordsOf(sets).score} hint="中止时，例如 1:0；未开赛留空" />
      <Field name="sets" label={wordsOf(sets).each} hint="例如 6:4 2:1，未打完的一盘（局）写在最后" />
      {sets.rules.retiredAfter !== undefined && (
        <Choice
          name="winner"
          label="胜方"
          hint="对手弃权而晋级的一方"
          options={[
            { value: '', label: '无' },
            { value: 'H', label: '主队（客队弃权）' },
            { value: 'C', label: '客队（主队弃权）' },
          ]}
        />
      )}
    </>
  );
}

/** What names a quarter: of each the points, without overtimes. */
const quartersHint = '已完成的各节，例如 28:24 31:30；不含加时';

function Scores({ play }: { play: SportPlay }) {
  return (
    <>
      <Field name="half" label={play.half === 'innings' ? '前五局' : '半场'} hint="例如 0:0；不更正则留空" />
      <Field name="full" label="全场" hint="例如 1:0；未知则留空" />
      {play.quarters && <Field name="quarters" label="各节得分" hint={quartersHint} />}
    </>
  );
}

function Sets({ sets }: { sets: SetPlay }) {
  return (
    <>
      <Field name="full" label={wordsOf(sets).score} hint="例如 2:1；未结束则留空" />
      <Field name="sets" label={wordsOf(sets).each} hint="已完成的各盘（局），例如 6:4 3:6 7:5" />
    </>
  );
}

function wordsOf({ counts }: SetPlay) {
  return counts === 'games'
    ? { score: '盘数比分', each: '各盘局数' }
    : { score: '局数比分', each: '各局得分' };
}

/** Why a result differs from what was said before; members read it in their letter and on the ticket. */
function Because() {
  const said = changeReasons.filter(reason => reason.said);
  return (
    <Choice
      name="because"
      label="更正原因"
      hint="会员在信件与注单中可见"
      options={[
        { value: '', label: '依赛果判断' },
        ...said.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}
