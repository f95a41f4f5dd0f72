/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import {
  type OperatorAction,
  type Outcome,
  operatorAction,
  type Typed,
} from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { foldText, tightText } from '../moderation/folded-text.ts';
import { readPattern } from '../moderation/patterns/read-pattern.ts';
import { addPattern, removePattern } from '../moderation/patterns/site-patterns.ts';
import type { ChatOperatorNeeds } from './chat-actions.ts';
import { PatternForm, PatternTried } from './pattern-form.tsx';

const site = v.pipe(v.string(), v.regex(/^\d{1,10}$/));
const typedText = v.pipe(v.string(), v.trim(), v.maxLength(10_000));
const forms = {
  pattern: v.object({
    ...{ does: v.literal('pattern'), site, act: v.picklist(['try', 'add']) },
    ...{ pattern: typedText, sample: typedText },
  }),
  remove: v.object({
    ...{ does: v.literal('pattern-remove'), site },
    id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
};

/** What operators do with the patterns of a site: try one on a line, add it, take it away. */
export function patternActions({
  db,
  clock,
  sites,
}: Pick<ChatOperatorNeeds, 'db' | 'clock' | 'sites'>): readonly OperatorAction[] {
  return [
    operatorAction({
      ...{ form: forms.pattern, done: { sentence: '已加入，对之后的消息生效。' } },
      async run({ site: siteId, act, pattern: source, sample }, typed) {
        const of = sites.all().find(({ id }) => id === siteId);
        if (!of) return { refused: '没有这个站点。', status: 404 };
        const read = readPattern(source);
        if ('problem' in read) return sentBack(of, typed, read.problem);
        if (act === 'try') {
          const tight = tightText(foldText(sample));
          const shown = { site: siteId, tight, found: read.pattern.find(tight) };
          return {
            title: `${of.title}：试一试`,
            body: <PatternTried {...shown} back={{ typed, problems: {} }} />,
          };
        }
        const problem = await addPattern(db, { siteId, source, now: clock.now() });
        return problem === undefined ? 'done' : sentBack(of, typed, problem);
      },
    }),
    operatorAction({
      ...{ form: forms.remove, done: { sentence: '已移出，对之后的消息生效。' } },
      async run({ site: siteId, id }) {
        const isDone = await removePattern(db, { siteId, id, now: clock.now() });
        return isDone ? 'done' : { refused: '这个正则表达式已经移出，刷新列表后再看。', status: 404 };
      },
    }),
  ];
}

interface NamedSite {
  readonly id: string;
  readonly title: string;
}

const sentBack = ({ id, title }: NamedSite, typed: Typed, problem: string): Exclude<Outcome, 'done'> => ({
  ...{ title: `${title}：未加入`, status: 400 },
  body: <PatternForm site={id} back={{ typed, problems: { pattern: problem } }} />,
});
