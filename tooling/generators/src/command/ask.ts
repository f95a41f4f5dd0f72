import { isCancel, select, text } from '@clack/prompts';
import type { Draft } from '../draft/draft.ts';
import type { Answers, Generator, Question } from '../generator.ts';
import { UserError } from '../user-error.ts';
import type { Command, CommandName } from './command.ts';

/** Whether somebody is there to be asked. */
const attended = () => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks what it is about; undefined without a terminal. */
export async function askKind({ kinds, asks }: Command): Promise<string | undefined> {
  if (!attended() || process.argv.length > 2) return undefined;
  const options = kinds.map(({ kind, what }) => ({ value: kind, label: kind, hint: what }));
  return given(await select({ message: asks, options }));
}

/**
 * The answers to a generator's questions: from the command line, else from the person, else as usual.
 * @throws UserError for an answer that is wrong, missing, or to no question.
 */
export async function askFor(
  { kind, questions }: Generator,
  draft: Draft,
  words: readonly string[],
  flags: ReadonlyMap<string, string>,
  command: CommandName = 'new',
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const help = `npm run ${command} ${kind} -- --help`;
  const unknown = [...flags.keys()].find(flag => !questions.some(question => question.flag === flag));
  if (unknown) throw new UserError(`There is no --${unknown}. See: ${help}`);
  if (words.length > 1)
    throw new UserError(
      `"${words[1]}" answers no question. Words with spaces need quotes, and npm keeps flags that stand before a lone --: npm run ${command} ${kind} ${words[0]} -- --${questions[1]?.flag} …\nAll flags: ${help}`,
    );
  for (const [at, question] of questions.entries()) {
    if (question.when && !question.when(answers, draft)) continue;
    const said = flags.get(question.flag) ?? (at === 0 ? words[0] : undefined);
    const answer =
      said ?? (attended() ? await ask(question, draft, answers) : usual(question, draft, answers));
    if (answer === undefined && process.env[`npm_config_${question.flag}`] !== undefined)
      throw new UserError(
        `npm kept --${question.flag} for itself: flags stand behind a lone --, as in npm run ${command} ${kind} <name> -- --${question.flag} …`,
      );
    if (answer === undefined)
      throw new UserError(`Say --${question.flag}: ${question.asks}\nAll flags: ${help}`);
    const problem = problemOf(question, answer, draft, answers);
    if (problem) throw new UserError(`--${question.flag}: ${problem}`);
    answers[question.flag] = answer.trim();
  }
  const unasked = [...flags.keys()].find(flag => !(flag in answers));
  if (unasked)
    throw new UserError(`--${unasked} means nothing beside these answers. Leave it out, or see: ${help}`);
  return answers;
}

async function ask(question: Question, draft: Draft, answers: Answers): Promise<string> {
  const { asks: message, choices } = question;
  const initialValue = usual(question, draft, answers);
  if (choices) {
    const options = choices(draft, answers).map(value => ({ value, label: value || 'none' }));
    return given(await select({ message, options, initialValue }));
  }
  return given(
    await text({
      message,
      initialValue,
      validate: (value = '') => problemOf(question, value, draft, answers),
    }),
  );
}

function usual({ usually }: Question, draft: Draft, answers: Answers): string | undefined {
  return typeof usually === 'function' ? usually(draft, answers) : usually;
}

function problemOf(question: Question, answer: string, draft: Draft, answers: Answers): string | undefined {
  const choices = question.choices?.(draft, answers);
  if (choices && !choices.includes(answer)) {
    const advice = question.otherwise?.(answer, draft, answers);
    return [`"${answer}" is none of ${choices.filter(Boolean).join(', ')}.`, advice]
      .filter(Boolean)
      .join(' ');
  }
  if (answer.trim() === '' && question.usually === undefined) return 'An answer is needed.';
  return question.check?.(answer.trim(), draft, answers);
}

function given(value: string | symbol): string {
  if (isCancel(value)) throw new UserError('Nothing was written.');
  return value as string;
}
