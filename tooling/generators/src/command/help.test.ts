import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { Answers, Generator, Question } from '../generator.ts';
import { generators } from '../generators.ts';
import { unsaved } from '../testing/repository.ts';
import { helpOf } from './help.ts';

/** A question on one path of answers, and what may be chosen there; nothing where it is not asked. */
interface Met {
  readonly question: Question;
  readonly choices: readonly string[] | undefined;
}

/** Every question on every path that a person can take, texts given as usual, or as "a" and nothing. */
function walk({ questions }: Generator, draft: Draft): readonly Met[] {
  const met: Met[] = [];
  const from = (at: number, answers: Answers): void => {
    const question = questions[at];
    if (!question) return;
    if (question.when && !question.when(answers, draft)) {
      met.push({ question, choices: undefined });
      from(at + 1, answers);
      return;
    }
    const choices = question.choices?.(draft, answers);
    met.push({ question, choices: choices ?? [] });
    // Which feature it is has no bearing on what is asked next.
    const given = question.flag === 'package' ? choices?.slice(0, 1) : choices;
    for (const answer of given ?? ['a', ...(question.usually === '' ? [''] : [])])
      from(at + 1, { ...answers, [question.flag]: answer });
  };
  from(0, {});
  return met;
}

const lineOf = (help: string, flag: string) =>
  help.split('\n').find(line => line.startsWith(`  --${flag} `)) ?? '';

describe.each(generators.map(generator => [generator.kind, generator] as const))(
  'help of a new %s',
  (_, generator) => {
    const draft = unsaved();
    const help = helpOf(generator, draft);
    const met = walk(generator, draft);

    it('has a line for every question', () => {
      for (const { flag, asks } of generator.questions.slice(1)) expect(lineOf(help, flag)).toContain(asks);
    });

    it('names all that can be chosen on any path, and says of what some paths lack that it is so', () => {
      for (const question of generator.questions) {
        const asked = met.filter(each => each.question === question && each.choices !== undefined);
        for (const name of new Set(asked.flatMap(({ choices = [] }) => choices.filter(Boolean)))) {
          const everywhere = asked.every(({ choices = [] }) => choices.includes(name));
          const line = lineOf(help, question.flag);
          expect(line).toMatch(new RegExp(`[ (]${name}${everywhere ? '[,;)]' : ' \\((with|depending)'}`));
        }
      }
    });

    it('says of a question that some paths pass by when it is asked', () => {
      for (const question of generator.questions.slice(1)) {
        const isPassed = met.some(each => each.question === question && each.choices === undefined);
        if (isPassed) expect(lineOf(help, question.flag)).toMatch(/\((only with|.*; only with)/);
        else if (!question.when) expect(lineOf(help, question.flag)).not.toContain('only with');
      }
    });
  },
);

it('help of a call names the answers of what reads and of what changes, each with when it applies', () => {
  const calls = generators.find(({ kind }) => kind === 'call');
  const help = calls ? helpOf(calls, unsaved()) : '';
  expect(lineOf(help, 'answers')).toContain(
    '(one of page (with --does read), list (with --does read), object, nothing (with --does change); usually: page (with --does read), nothing (with --does change))',
  );
  expect(lineOf(help, 'fields')).toContain('(only with --answers page or list or object; usually: id:text)');
  expect(lineOf(help, 'reason')).toContain('(only with some --path)');
});

it('help of a screen names what is open to visitors with when it applies', () => {
  const screens = generators.find(({ kind }) => kind === 'screen');
  const help = screens ? helpOf(screens, unsaved()) : '';
  expect(lineOf(help, 'access')).toContain('one of public (with some --call), member, bound; ');
  expect(lineOf(help, 'layout')).toContain('one of main, mine, full, bare; usually: main (with some --call)');
});
