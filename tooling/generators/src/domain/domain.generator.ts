import type { Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList, withImport } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { camel, englishProblem, identifierProblem, nameProblem, sentence } from '../names.ts';
import { domainFiles } from './domain-files.ts';
import { findDomain, server } from './find-domain.ts';

const table = 'tooling/house-rules/src/arrows/table.ts';
const page = 'docs/architecture.md';
const domains = `${server}/app/src/domains.ts`;

/** A domain of the server: a package of its own, which the platform is put together with. */
export const domainGenerator: Generator = {
  kind: 'domain',
  what: 'a domain of the server: a package with its tables, calls and tests',
  questions: [
    {
      flag: 'name',
      asks: 'Name of the domain',
      check: (name, draft) => nameProblem(name) ?? identifierProblem(name) ?? takenBy(name, draft),
    },
    { flag: 'about', asks: 'What is it for? One sentence, in English', check: englishProblem },
  ],
  make(draft, answers) {
    const name = answered(answers, 'name');
    makeDomain(draft, name, sentence(answered(answers, 'about')));
    return {
      scripts: ['arrows'],
      next: [
        `Its first call: npm run new call /act/api/v1/${camel(name)}/… -- --domain ${name}`,
        `Its tables: ${server}/${name}/src/${name}.tables.ts and a migration in ${server}/app/src/db/migrations`,
        `What it needs of others is handed in: ${domains}`,
      ],
    };
  },
};

/** Writes the package of a domain, and names it wherever the platform is put together. */
export function makeDomain(draft: Draft, name: string, about: string): void {
  const { version } = JSON.parse(draft.read('package.json')) as { version: string };
  for (const [file, text] of Object.entries(domainFiles({ name, about, version })))
    draft.create(`${server}/${name}/${file}`, text);
  const made = `${camel(name)}Domain`;
  draft.change(domains, text =>
    withImport(
      // The sportsbook stays the last: whoever brings a feed replaces it there.
      beforeLine(domains, text, '  sportsbookDomain(', `  ${made},`),
      `import { ${made} } from '@lobby/platform-${name}/${name}.domain';`,
    ),
  );
  draft.change(table, text =>
    beforeLine(table, text, '  platform:', `  'platform-${name}': ['platform-kernel'],`),
  );
  dependOn(draft, `${server}/app`, `platform-${name}`);
  const line = `  ${`${name}/`.padEnd(19)}${about.charAt(0).toLowerCase()}${about.slice(1, -1)}`;
  draft.change(page, text => beforeLine(page, text, '  simulated-feed/ ', line));
}

/** Lets a package of the server depend on another of ours, where it does not yet: in its manifest and in the table of arrows. */
export function dependOn(draft: Draft, folder: string, name: string): void {
  const part = folder.slice(`${server}/`.length);
  const row = part === 'app' ? 'platform' : `'platform-${part}'`;
  draft.change(table, text => {
    const opens = `\n  ${row}: [`;
    return insideOf(table, text, opens).includes(`'${name}'`)
      ? text
      : intoList(table, text, opens, `'${name}'`);
  });
  draft.changeJson<{ dependencies?: Record<string, string> }>(`${folder}/package.json`, before => {
    if (before.dependencies?.[`@lobby/${name}`]) return before;
    const all = Object.entries({ ...before.dependencies, [`@lobby/${name}`]: 'workspace:*' });
    return { ...before, dependencies: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
  });
}

/** What has the name already. */
function takenBy(name: string, draft: Draft): string | undefined {
  const domain = findDomain(draft, name);
  if (domain) return `${domain} is there already; choose another name, or add a call to it.`;
  return draft.namesIn(server).includes(name)
    ? `${server}/${name} is there already; choose another name.`
    : undefined;
}
