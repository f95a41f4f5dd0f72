import type { Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList, withImport } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { camel, englishProblem, identifierProblem, nameProblem, sentence } from '../names.ts';
import { featureFiles, leafFiles } from './package-files.ts';

const table = 'tooling/house-rules/src/arrows/table.ts';
const page = 'docs/architecture.md';

/** A package: a leaf, which depends on nothing inside, or a feature, which every app composes. */
export const packageGenerator: Generator = {
  kind: 'package',
  what: 'a package: a feature of the sites, or a leaf that others depend on',
  questions: [
    {
      flag: 'name',
      asks: 'Name of the package',
      check: (name, draft) => nameProblem(name) ?? identifierProblem(name) ?? takenBy(name, draft),
    },
    {
      flag: 'kind',
      asks: 'Is it a feature or a leaf?',
      choices: () => ['feature', 'leaf'],
      usually: 'feature',
    },
    { flag: 'about', asks: 'What is it for? One sentence, in English', check: englishProblem },
  ],
  make(draft, answers) {
    const name = answered(answers, 'name');
    const about = sentence(answered(answers, 'about'));
    const isFeature = answers.kind === 'feature';
    const { version } = JSON.parse(draft.read('package.json')) as { version: string };
    const files = (isFeature ? featureFiles : leafFiles)({ name, about, version });
    for (const [file, text] of Object.entries(files)) draft.create(`packages/${name}/${file}`, text);
    describeIn(draft, name, about);
    const [row, below] = isFeature ? ['ground', 'site'] : ['[]', "'brand-kit'"];
    const key = name.includes('-') ? `'${name}'` : name;
    draft.change(table, text => beforeLine(table, text, `  ${below}:`, `  ${key}: ${row},`));
    if (isFeature) composeInApps(draft, name);
    const next = isFeature
      ? [
          `Its first screen or dialog: npm run new screen -- --package ${name}`,
          'Take it out of apps/<brand>/src/site.ts where a brand does not have it',
        ]
      : [
          `Replace the function of packages/${name}/src/${name}.ts and its test`,
          `Name it in the row of whoever depends on it (${table}), then npm run arrows`,
        ];
    return { scripts: ['arrows'], next: [`Say in packages/${name}/README.md what is in it`, ...next] };
  },
};

/** What has the name already: another package, or a row of the table for all brands, all apps, a tool. */
function takenBy(name: string, draft: Draft): string | undefined {
  if (draft.has(`packages/${name}/package.json`))
    return `packages/${name} exists already; choose another name, or add to it: npm run new screen -- --package ${name}`;
  const rows = insideOf(table, draft.read(table), 'export const arrows = {');
  const isRow = new RegExp(`^\\s*'?${name}'?: `, 'm').test(rows);
  return isRow || name === 'config' || draft.has(`tooling/${name}/package.json`)
    ? `"${name}" stands for something else in ${table} or tooling/; choose another name.`
    : undefined;
}

/** Names the package on the page of the architecture, before `site`. */
function describeIn(draft: Draft, name: string, about: string): void {
  const line = `  ${`${name}/`.padEnd(19)}${about.charAt(0).toLowerCase()}${about.slice(1, -1)}`;
  draft.change(page, text => beforeLine(page, text, '  site/ ', line));
}

/** Every app gets the feature; whoever does not want it takes it out of one list. */
function composeInApps(draft: Draft, name: string): void {
  const feature = `${camel(name)}Feature`;
  for (const app of draft.namesIn('apps')) {
    const site = `apps/${app}/src/site.ts`;
    // The folder of an app whose branch was left.
    if (!draft.has(site)) continue;
    draft.change(site, text => {
      const composed = intoList(site, text, 'createSite(brand, [', feature);
      return withImport(composed, `import { ${feature} } from '@lobby/${name}';`);
    });
    draft.changeJson<{ dependencies: Record<string, string> }>(`apps/${app}/package.json`, before => {
      const all = Object.entries({ ...before.dependencies, [`@lobby/${name}`]: 'workspace:*' });
      return { ...before, dependencies: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
    });
  }
  draft.change(table, text => intoList(table, text, '\n  app: [', `'${name}'`));
}
