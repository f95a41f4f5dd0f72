import { toTraditional } from '@lobby/i18n/draft';
import type { Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { chineseProblem, nameProblem, quoted } from '../names.ts';

const folder = 'packages/api-client/src/result-codes';
const catalogue = `${folder}/catalogue.ts`;
const list = 'export const resultCodes = {';
const messages = `${folder}/messages.ts`;
const messageList = 'Readonly<Record<ResultLocale, string>>>> = {';
const titles = `${folder}/titles.ts`;

/** The values that a column of the catalogue may have. */
function valuesOf(type: 'Outcome' | 'MayHaveRun', draft: Draft): readonly string[] {
  const [, values = ''] =
    new RegExp(`export type ${type} =([\\s\\S]*?);\\n`).exec(draft.read(catalogue)) ?? [];
  return [...values.matchAll(/\| '([\w-]+)'/g)].map(([, value = '']) => value);
}

/** A result code: its row, its words in both scripts, the table of the page. */
export const codeGenerator: Generator = {
  kind: 'code',
  what: 'a result code: number, name, what the client does, words',
  questions: [
    {
      flag: 'number',
      asks: 'Its number',
      check: (number, draft) => {
        if (!/^6\d{3}$/.test(number)) return `"${number}" is no result code: 6000 to 6999.`;
        return rowOf(draft, number)
          ? `The catalogue has ${number} already; choose another number.`
          : undefined;
      },
    },
    {
      flag: 'name',
      asks: 'The name that code says: bonus-expired',
      check: (name, draft) =>
        nameProblem(name) ??
        (draft.read(catalogue).includes(`name: '${name}'`)
          ? `The catalogue has ${name} already; choose another name.`
          : undefined),
    },
    {
      flag: 'outcome',
      asks: 'What does the client do?',
      choices: draft => valuesOf('Outcome', draft).filter(outcome => outcome !== 'accept'),
      usually: 'show-message',
    },
    {
      flag: 'ran',
      asks: 'May a call that is refused with it have been executed?',
      choices: draft => valuesOf('MayHaveRun', draft),
      usually: 'no',
    },
    {
      flag: 'words',
      asks: 'What does a member read, in Simplified Chinese: what happened, and what to do?',
      check: words =>
        chineseProblem(words) ??
        (/[\u4e00-\u9fff]{4}/.test(words)
          ? undefined
          : `"${words}" is too short for a sentence: four Chinese characters in a row at least, as in 奖金已过期，没有领取。请查看其他活动。`),
    },
    {
      flag: 'title',
      asks: 'And in a few characters, as the title above it?',
      usually: (_, { words = '' }) => words.split(/[，。；]/)[0] ?? words,
    },
    {
      flag: 'traditional',
      asks: 'And in Traditional Chinese?',
      usually: (_, { words = '' }) => toTraditional(words),
    },
  ],
  make(draft, answers) {
    const number = answered(answers, 'number');
    const name = answered(answers, 'name');
    const row = `  ${number}: { name: '${name}', outcome: '${answers.outcome}', mayHaveRun: '${answers.ran}' },`;
    const later = codesOf(draft).find(code => Number(code) > Number(number));
    draft.change(catalogue, text =>
      later
        ? beforeLine(catalogue, text, `  ${later}: {`, row)
        : intoList(catalogue, text, list, row.trim().slice(0, -1)),
    );
    const both = (words: string, traditional: string) =>
      `'${name}': { 'zh-CN': ${quoted(words)}, 'zh-TW': ${quoted(traditional)} }`;
    const words = both(answered(answers, 'words'), answered(answers, 'traditional'));
    draft.change(messages, text => intoList(messages, text, messageList, words));
    const title = answered(answers, 'title');
    draft.change(titles, text => intoList(titles, text, messageList, both(title, toTraditional(title))));
    const test = `${folder}/catalogue.test.ts`;
    const listed = draft.read('packages/api-client/vectors/codes.json').includes(`"${number}"`);
    if (!listed)
      draft.change(test, text => intoList(test, text, 'const ours: readonly number[] = [', number));
    return {
      scripts: ['codes'],
      next: [
        `Refuse with it on the platform: throw new Refusal('${name}')`,
        'Why, when the code does not say it: a reason with its words in packages/api-client/src/refusal-reasons/reasons.ts',
      ],
    };
  },
};

const codesOf = (draft: Draft) =>
  [...insideOf(catalogue, draft.read(catalogue), list).matchAll(/^ {2}(\d{4}): /gm)].map(
    ([, code = '']) => code,
  );

const rowOf = (draft: Draft, number: string) => codesOf(draft).includes(number);
