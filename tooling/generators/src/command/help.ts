import type { Draft } from '../draft/draft.ts';
import type { Generator, Question } from '../generator.ts';
import type { Command, CommandName } from './command.ts';
import { outcomesOf, whenIn } from './paths.ts';

/** What there is to make, or to remove. */
export function helpOfAll({ name, kinds }: Command): string {
  const widest = Math.max(...kinds.map(({ kind }) => kind.length));
  const lines = kinds.map(({ kind, what }) => `  ${kind.padEnd(widest + 2)}${what}`);
  return [
    `${`npm run ${name}`.padEnd(39)}asks for everything`,
    `${`npm run ${name} <kind> <name>`.padEnd(39)}asks for the rest`,
    `${`npm run ${name} <kind> -- --help`.padEnd(39)}its flags, for scripts`,
    '',
    ...lines,
  ].join('\n');
}

/** The flags of one generator; without a terminal, what is not said is taken as usual. */
export function helpOf(
  { kind, what, questions }: Generator,
  draft: Draft,
  command: CommandName = 'new',
): string {
  const [first, ...rest] = questions;
  const lines = rest.map(question => {
    const notes = [
      askedWhen(question, questions, draft),
      choicesOf(question, questions, draft),
      usualOf(question, questions, draft),
    ]
      .filter(Boolean)
      .join('; ');
    return `  --${question.flag.padEnd(12)}${question.asks}${notes && ` (${notes})`}`;
  });
  return [
    `npm run ${command} ${kind} <${first?.flag}> -- [flags]   ${what}`,
    '',
    `  ${first?.flag.padEnd(14)}${first?.asks}`,
    ...lines,
  ].join('\n');
}

const beside = (value: string, when: string | undefined) => (when ? `${value} (${when})` : value);

function askedWhen({ when }: Question, questions: readonly Question[], draft: Draft): string | undefined {
  if (!when) return undefined;
  const asked = outcomesOf(questions, draft, answers => when(answers, draft));
  // Where it hangs on a text, no answer tells beside which texts it is asked.
  const looked = Object.keys(asked[0]?.beside ?? {}).map(flag => `--${flag}`);
  const isChosen = asked.length > 1 && asked.some(({ value }) => value);
  return `only ${isChosen ? whenIn(asked, Boolean) : `with some ${looked.join(' and ')}`}`;
}

/** Everything that may be chosen beside any answers, with the answers that it needs. */
function choicesOf({ choices }: Question, questions: readonly Question[], draft: Draft): string | undefined {
  if (!choices) return undefined;
  const offered = outcomesOf(questions, draft, answers => choices(draft, answers));
  const names = [...new Set(offered.flatMap(({ value }) => value))].filter(Boolean);
  const each = names.map(name =>
    beside(
      name,
      whenIn(offered, value => value.includes(name)),
    ),
  );
  return each.length > 0 ? `one of ${each.join(', ')}` : undefined;
}

function usualOf(
  { usually, choices }: Question,
  questions: readonly Question[],
  draft: Draft,
): string | undefined {
  if (usually === undefined) return undefined;
  if (typeof usually === 'string') return `usually: ${usually || 'none'}`;
  if (!choices) return 'has a usual answer';
  const taken = outcomesOf(questions, draft, answers => usually(draft, answers));
  const names = [...new Set(taken.map(({ value }) => value))];
  return `usually: ${names
    .map(name =>
      beside(
        name || 'none',
        whenIn(taken, value => value === name),
      ),
    )
    .join(', ')}`;
}
