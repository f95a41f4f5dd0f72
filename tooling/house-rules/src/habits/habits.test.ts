import { major, minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { files, filesLike, isThere, read, readJson } from '../repository.ts';
import { faultsOfOwners, readCodeOwners } from './code-owners.ts';
import { commandsOf, faultsOfWorkflow, nodesOf } from './workflow.ts';

/** The files that GitHub, Renovate and editors read say what the repository says. */

const engines = readJson<{ engines: { node: string } }>('package.json').engines.node;
const promised = String(minVersion(engines));
const catalog: Record<string, string> = parse(read('pnpm-workspace.yaml')).catalog;

it('the Node of .node-version is the oldest that is promised', () => {
  expect(read('.node-version'), 'package.json says it in engines.').toBe(`${promised}\n`);
});

describe('a workflow', () => {
  const workflows = filesLike(/^\.github\/workflows\/.*\.yml$/);

  it.each(workflows)('%s reads, holds no secret and ends', file => {
    expect(faultsOfWorkflow(read(file)), `Correct ${file}.`).toEqual([]);
  });

  it.each(workflows)('%s runs commands that are there', file => {
    const gone = commandsOf(read(file)).filter(command => !isThere(command.split(' ')[0] ?? ''));
    expect(gone, `Run programs of the repository in ${file}, by their path from the root.`).toEqual([]);
  });

  it('runs .ci/run on the oldest Node that is promised and on 22 and 24', () => {
    const ci = read('.github/workflows/ci.yml');
    const [oldest = '', ...later] = nodesOf(ci);
    expect(commandsOf(ci)).toEqual(['.ci/run']);
    expect([oldest, ...later], 'package.json says the oldest Node in engines.').toEqual([
      promised,
      '22',
      '24',
    ]);
    expect(later.filter(line => !satisfies(`${line}.0.0`, engines))).toEqual([]);
    expect(major(oldest)).toBe(20);
  });
});

describe('an issue form', () => {
  const forms = filesLike(/^\.github\/ISSUE_TEMPLATE\/(?!config).*\.yml$/);

  it.each(forms)('%s has a name, a description and fields with names of their own', file => {
    const { name, description, body } = parse(read(file));
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
    const ids = body.flatMap(({ type, id }: { type: string; id?: string }) =>
      type === 'markdown' ? [] : [id],
    );
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is what every issue begins with', () => {
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
  });
});

it('CODEOWNERS asks a team about every folder it names', () => {
  const there = (path: string) =>
    path.endsWith('/') ? files.some(file => file.startsWith(path)) : files.includes(path);
  expect(
    faultsOfOwners(readCodeOwners(read('.github/CODEOWNERS')), there),
    'Correct .github/CODEOWNERS: "/folder/ @organisation/team", and "*" first.',
  ).toEqual([]);
});

describe('Renovate', () => {
  const renovate = readJson<{
    constraints: { node: string };
    minimumReleaseAge: string;
    packageRules: { matchPackageNames?: string[]; matchDatasources?: string[] }[];
  }>('.github/renovate.json');

  it('admits what installs on the oldest Node that is promised, after a week', () => {
    expect(renovate.constraints.node, 'package.json says the oldest Node in engines.').toBe(promised);
    expect(renovate.minimumReleaseAge).toBe('7 days');
  });

  it('groups libraries that are in the catalog', () => {
    const named = renovate.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const known = Object.keys(catalog);
    const gone = named.filter(name =>
      name.endsWith('/**')
        ? !known.some(library => library.startsWith(name.slice(0, -2)))
        : !known.includes(name) && !['node', 'postgres'].includes(name),
    );
    expect(gone, 'Take these out of .github/renovate.json.').toEqual([]);
  });
});

describe('the editor', () => {
  const settings = readJson<Record<string, string>>('.vscode/settings.json');
  const { recommendations } = readJson<{ recommendations: string[] }>('.vscode/extensions.json');

  it('formats with Biome and is asked to have it', () => {
    expect(settings['editor.defaultFormatter']).toBe('biomejs.biome');
    expect(recommendations).toContain('biomejs.biome');
  });

  it('takes TypeScript and the tests from the workspace', () => {
    expect(settings['js/ts.tsdk.path']).toBe('node_modules/typescript/lib');
    expect(isThere(settings['vitest.rootConfig'] ?? '')).toBe(true);
    expect(recommendations).toEqual(
      expect.arrayContaining(['typescriptteam.native-preview', 'vitest.explorer']),
    );
  });
});
