import { type KnownCall, knownCalls, whyNot } from '../contract/known-call.ts';
import type { Draft } from '../draft/draft.ts';
import { addDependencies, addWords, freeFolder, intoFeature, whichFeature } from '../feature/feature.ts';
import { answered, type Generator } from '../generator.ts';
import { camel, chineseProblem, nameProblem, pascal } from '../names.ts';
import type { DialogNames } from './dialog-names.ts';
import { plainDialogFiles } from './plain-dialog.ts';
import { stepDialogFiles } from './step-dialog.ts';

function mutations(draft: Draft): readonly KnownCall[] {
  return knownCalls(draft).filter(({ hook }) => hook?.kind === 'mutation');
}

const stepsOf = (steps: string) => steps.split(',').map(step => step.trim());

/** A dialog of a feature: with steps, a flow, a hook, a container and a view; without, its view alone. */
export const dialogGenerator: Generator = {
  kind: 'dialog',
  what: 'a dialog: with steps (flow, hook, container, view) or without, words, stories, a test',
  questions: [
    { flag: 'name', asks: 'Name of the dialog', check: nameProblem },
    whichFeature,
    { flag: 'title', asks: 'Its title, in Simplified Chinese', check: chineseProblem },
    {
      flag: 'steps',
      asks: 'The steps in which a member fills it in, in order: amount,confirm. Empty for none',
      usually: '',
      check: steps => {
        if (steps === '') return undefined;
        const names = stepsOf(steps);
        if (new Set(names).size < names.length) return 'Each step has a name of its own.';
        if (names.some(name => name === 'sending' || name === 'done'))
          return '"sending" and "done" come by themselves.';
        return names.map(nameProblem).find(Boolean);
      },
    },
    {
      flag: 'call',
      asks: 'Which call does it make behind the last step of --steps? Empty for none',
      choices: draft => ['', ...mutations(draft).map(({ id }) => id)],
      otherwise: (id, draft) => whyNot(draft, id, 'mutation'),
      usually: '',
      when: ({ steps }) => Boolean(steps),
    },
  ],
  make(draft, answers) {
    const name = answered(answers, 'name');
    const of = answered(answers, 'package');
    const title = answered(answers, 'title');
    const folder = freeFolder(draft, of, name);
    const steps = answers.steps ? stepsOf(answers.steps) : [];
    const call = answers.call ? mutations(draft).find(({ id }) => id === answers.call) : undefined;
    const short = {
      name,
      package: of,
      title,
      id: `${camel(of)}.${camel(name)}`,
      component: pascal(name),
      constant: camel(name),
    };
    const texts = addWords(draft, of, wordsOf(short.id, title, steps, call));
    const names: DialogNames = { ...short, texts };
    const files = steps.length > 0 ? stepDialogFiles(names, steps, call) : plainDialogFiles(names);
    for (const [file, text] of Object.entries(files)) draft.create(`${folder}/${file}`, text);
    const own = [
      '@lobby/dialogs',
      '@lobby/i18n',
      '@lobby/ui-kit',
      'react',
      ...(call ? ['@lobby/api', '@lobby/api-client'] : []),
    ];
    addDependencies(draft, of, own, [
      '@storybook/react-vite',
      '@types/react',
      '@types/react-dom',
      'storybook',
      'vitest',
    ]);
    intoFeature(draft, of, 'dialogs', `${camel(name)}Dialog`, [
      `import { ${camel(name)}Dialog } from './${name}/${name}.dialog.ts';`,
    ]);
    return {
      told:
        call?.access === 'member'
          ? [`${call.id} answers members only: open the dialog where a member is logged in.`]
          : [],
      next: [
        `Say what it says: packages/${of}/src/messages/zh-CN.json`,
        `Draw it: ${folder}/${name}.view.tsx${steps.length > 0 ? `, its steps and events: ${name}.flow.ts` : ''}`,
        `Open it: dispatch(${camel(name)}Dialog.open(…)), the payload plain data`,
        'Say in Chinese what it is for, in its stories',
      ],
    };
  },
};

function wordsOf(
  id: string,
  title: string,
  steps: readonly string[],
  call: KnownCall | undefined,
): Record<string, string> {
  if (steps.length === 0) return { [`${id}.title`]: title, [`${id}.text`]: `${title}的说明` };
  return {
    [`${id}.title`]: title,
    ...Object.fromEntries(steps.map((step, at) => [`${id}.step.${step}`, `第 ${at + 1} 步`])),
    [`${id}.next`]: '下一步',
    [`${id}.back`]: '上一步',
    [`${id}.submit`]: call ? '提交' : '完成',
    [`${id}.done`]: `${title}已完成`,
    [`${id}.close`]: '知道了',
  };
}
