/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { changeReasons } from '@lobby/betting';
import { Check, Choice, Field } from '@lobby/platform-kernel/operator-console/fields';
import { type Counted, retiredAfter, type SportCode, type SportPlay, sports } from '@lobby/sports';
import { gaveUp } from './action-problems.ts';
import { Form, Reason } from './form.tsx';
import { type PlayWords, playWords } from './words/play-words.ts';

/** What the end of a match was, or that it has none: in what its sport counts. */
export function ResultForms({ gtype, counts }: { gtype: SportCode; counts: Counted }) {
  const { play }: { readonly play: SportPlay } = sports[gtype];
  const words = playWords(play);
  const { half, full, quarters, goals, sets } = words;
  return (
    <>
      <Form does="stop" title="中止赛事">
        <p>{words.parts}</p>
        <Stopped gtype={gtype} play={play} words={words} />
      </Form>
      <Form does="result" title="公布或更正赛果">
        <p>{words.parts}</p>
        {half && <Field name="half" {...half} />}
        <Field name="full" {...full} />
        {quarters && <Field name="quarters" {...quarters} />}
        {sets && <Field name="sets" {...sets} />}
        {goals && counts === 'goals' && <Field name="goals" {...goals} />}
        <Check name="withdrawn" label="撤回此前赛果" />
        <Because />
      </Form>
    </>
  );
}

/** What was known when the match was stopped: what that decides stands, and everything else is returned. */
function Stopped({ gtype, play, words }: { gtype: SportCode; play: SportPlay; words: PlayWords }) {
  const { full, played, quarters, goals, sets } = words;
  const mayBeGivenUp = retiredAfter[gtype] !== undefined;
  return (
    <>
      <Reason scope="match" also={play.sets ? [gaveUp] : []} />
      <Field
        name="reached"
        label={play.sets ? full.label : '中止时比分'}
        hint="例如 1:0，主队在前；未开赛留空"
      />
      {played && <Field name="played" {...played} />}
      {quarters && <Field name="quarters" {...quarters} />}
      {goals && <Field name="goals" {...goals} />}
      {sets && <Field name="sets" label={sets.label} hint={`${sets.hint}；没有打完的写在最后`} />}
      {mayBeGivenUp && (
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
