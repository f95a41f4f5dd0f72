import { isUnnamed, wordOf } from '../contract/fields.ts';
import { type KnownCall, knownCalls, whyNot } from '../contract/known-call.ts';
import type { Draft } from '../draft/draft.ts';
import { addDependencies, addWords, declaredIn, freeFolder, whichFeature } from '../feature/feature.ts';
import { answered, type Generator } from '../generator.ts';
import { camel, chineseProblem, nameProblem, pascal } from '../names.ts';
import { UserError } from '../user-error.ts';
import { accessTest } from './access-test.ts';
import { addLazyScreen } from './lazy-screen.ts';
import { pathNamed } from './paths.ts';
import { plainScreenFiles } from './plain-screen.ts';
import type { ScreenNames } from './screen-names.ts';
import { tableScreenFiles } from './table-screen.ts';
import { thingScreenFiles } from './thing-screen.ts';

/** The queries a screen can be made of. */
function queries(draft: Draft): readonly KnownCall[] {
  return knownCalls(draft).filter(
    ({ hook, fields, asks }) => hook?.kind === 'query' && fields.length > 0 && asks.length === 0,
  );
}

/** Whether a call answers nobody but members. */
const isForMembers = (draft: Draft, id: string | undefined): boolean =>
  knownCalls(draft).some(call => call.id === id && call.access === 'member');

/** Why a page of this call cannot be public, and what to do. */
const whyForMembers = (id: string): string =>
  `${id} answers members only, and visitors would see a login dialog in place of the page. Leave --access out, or let the call answer everybody first: access: 'public' in its row of the contract.`;

/** A screen of a feature: its route and path, the screen that asks, the view that draws every state. */
export const screenGenerator: Generator = {
  kind: 'screen',
  what: 'a screen: route, path, screen and view, words, stories, a test',
  questions: [
    { flag: 'name', asks: 'Name of the screen', check: nameProblem },
    whichFeature,
    { flag: 'title', asks: 'Its title, in Simplified Chinese', check: chineseProblem },
    {
      flag: 'call',
      asks: 'Which call does it show? Empty for none',
      choices: draft => ['', ...queries(draft).map(({ id }) => id)],
      otherwise: (id, draft) => whyNot(draft, id, 'query'),
      usually: '',
    },
    {
      flag: 'layout',
      asks: 'What stands around it? main: header and footer; full: header; mine: the member area; bare: nothing',
      choices: () => ['main', 'mine', 'full', 'bare'],
      usually: (draft, { call }) => (isForMembers(draft, call) ? 'mine' : 'main'),
    },
    {
      flag: 'access',
      asks: 'Who may see it? public: unless its call is for members; bound: members whose phone and real name are known',
      choices: (draft, { call }) => [...(isForMembers(draft, call) ? [] : ['public']), 'member', 'bound'],
      otherwise: (access, _, { call }) => (access === 'public' && call ? whyForMembers(call) : undefined),
      usually: (draft, { layout, call }) =>
        layout === 'mine' || isForMembers(draft, call) ? 'member' : 'public',
    },
    {
      flag: 'path',
      asks: 'Its path',
      usually: (_, { layout, name = '' }) => `${layout === 'mine' ? '/mine' : ''}/${camel(name)}`,
      check: path => (/^(\/[\w:-]+\??)+$/.test(path) ? undefined : `"${path}" is no path: /mine/vip`),
    },
  ],
  make(draft, answers) {
    const call = answers.call ? queries(draft).find(({ id }) => id === answers.call) : undefined;
    const names = namesOf(
      answered(answers, 'name'),
      answered(answers, 'package'),
      answered(answers, 'title'),
    );
    const folder = freeFolder(draft, names.package, names.name);
    const texts = addWords(draft, names.package, wordsOf(names, call));
    for (const [file, text] of Object.entries(filesOf({ ...names, texts }, call)))
      draft.create(`packages/${names.package}/src/${file}`, text);
    addDependencies(draft, names.package, ...needs(call));

    const path = pathNamed(draft, answered(answers, 'path'), names.name);
    const access = answered(answers, 'access');
    addLazyScreen(draft, { ...names, texts }, path, { layout: answered(answers, 'layout'), access });
    draft.create(
      `${folder}/${names.name}.access.test.ts`,
      accessTest({ title: names.title, path, access, call, feature: declaredIn(draft, names.package) }),
    );
    return {
      told: whoSees(access, call),
      next: [
        `Say what the page says: packages/${names.package}/src/messages/zh-CN.json${unnamedIn(call)}`,
        ...(call
          ? [
              `Draw what matters of the answer, and pass what the call asks for: ${folder}/${names.name}.view.tsx, .screen.tsx`,
            ]
          : [`Draw the page: ${folder}/${names.name}.view.tsx`]),
        `Say in Chinese what it is for, in its stories; link to it with ${path}()`,
        'Only for brands with a switch? `{ when: switches => … }` at the end of its `page(…)`',
      ],
    };
  },
};

/** Who sees the page, where it was not asked. */
function whoSees(access: string, call: KnownCall | undefined): readonly string[] {
  return call?.access === 'member'
    ? [`${call.id} answers members only, and so does its page (access: '${access}'): visitors log in first.`]
    : [];
}

function namesOf(name: string, of: string, title: string): Omit<ScreenNames, 'texts'> {
  return { name, package: of, title, id: `${camel(of)}.${camel(name)}`, component: pascal(name) };
}

function wordsOf(
  { id, title }: Omit<ScreenNames, 'texts'>,
  call: KnownCall | undefined,
): Record<string, string> {
  const words = { [`${id}.title`]: title };
  if (!call) return { ...words, [`${id}.text`]: `${title}的内容` };
  const columns = call.fields.map(field => [`${id}.field.${field.name}`, wordOf(field)]);
  return {
    ...words,
    [`${id}.empty`]: `暂无${title}`,
    [`${id}.error`]: `${title}加载失败`,
    ...Object.fromEntries(columns),
  };
}

/** The columns that still have their field's name for a title. */
function unnamedIn(call: KnownCall | undefined): string {
  const names = call?.fields.filter(isUnnamed).map(({ name }) => name) ?? [];
  return names.length > 0 ? `; in Chinese what is called ${names.join(', ')} so far` : '';
}

function filesOf(names: ScreenNames, call: KnownCall | undefined): Readonly<Record<string, string>> {
  if (!call) return plainScreenFiles(names);
  if (!call.hook) throw new UserError(`${call.id} has no query yet.`);
  const asked = { ...call, hook: call.hook };
  return call.answers === 'object' ? thingScreenFiles(names, asked) : tableScreenFiles(names, asked);
}

/** What a screen imports, and what its tests and stories do. */
function needs(call: KnownCall | undefined): [string[], string[]] {
  const own = [
    '@lobby/i18n',
    '@lobby/feature',
    '@lobby/ui-kit',
    'react',
    ...(call ? ['@lobby/api', '@lobby/api-client'] : []),
  ];
  const tests = [
    '@storybook/react-vite',
    '@types/react',
    '@types/react-dom',
    'react-dom',
    'storybook',
    'vitest',
  ];
  return [own, [...tests, ...(call ? ['@reduxjs/toolkit', 'react-redux'] : [])]];
}
