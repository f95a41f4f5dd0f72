import type { Draft } from '../draft/draft.ts';
import type { Answers, Question } from '../generator.ts';

/** What comes of some answers: the value, and the answers that it was looked at with. */
export interface Outcome<Value> {
  /** By flag; only what was looked at. A missing answer was not asked, or may be any text. */
  readonly beside: Answers;
  readonly value: Value;
}

/** What `read` makes of every answer that a person can give to the questions it looks at. */
export function outcomesOf<Value>(
  questions: readonly Question[],
  draft: Draft,
  read: (answers: Answers) => Value,
  beside: Answers = {},
): readonly Outcome<Value>[] {
  let looked: string | undefined;
  const watched = new Proxy(beside, {
    get(answers, flag) {
      if (typeof flag === 'string' && !(flag in answers)) looked ??= flag;
      return Reflect.get(answers, flag);
    },
  });
  const value = read(watched);
  if (looked === undefined) return [{ beside, value }];
  const flag = looked;
  return possible(questions, draft, flag, beside).flatMap(answer =>
    outcomesOf(questions, draft, read, { ...beside, [flag]: answer }),
  );
}

/** Every answer that the question of a flag can have; undefined for any text, and where it is not asked. */
function possible(
  questions: readonly Question[],
  draft: Draft,
  flag: string,
  beside: Answers,
): readonly (string | undefined)[] {
  const question = questions.find(each => each.flag === flag);
  const { choices, when } = question ?? {};
  const chosen = choices
    ? outcomesOf(questions, draft, answers => choices(draft, answers), beside).flatMap(({ value }) => value)
    : [undefined];
  const asked = when ? outcomesOf(questions, draft, answers => when(answers, draft), beside) : [];
  return [...new Set([...chosen, ...(asked.some(({ value }) => !value) ? [undefined] : [])])];
}

/** In words, beside which answers a value comes about: `with --does read`; nothing when it always does. */
export function whenIn<Value>(
  outcomes: readonly Outcome<Value>[],
  has: (value: Value) => boolean,
): string | undefined {
  const there = outcomes.filter(({ value }) => has(value));
  if (there.length === outcomes.length) return undefined;
  const flags = Object.keys(outcomes[0]?.beside ?? {});
  const words = flags.flatMap(flag => {
    const all = new Set(outcomes.map(({ beside }) => beside[flag]));
    const some = [...new Set(there.map(({ beside }) => beside[flag]))];
    if (some.length === all.size) return [];
    return [
      some.length > few || some.includes(undefined)
        ? `with some --${flag}`
        : `with --${flag} ${some.map(answer => answer || "''").join(' or ')}`,
    ];
  });
  return words.join(' ') || `depending on ${flags.map(flag => `--${flag}`).join(' and ')}`;
}

/** As many answers as a line of help names. */
const few = 3;
