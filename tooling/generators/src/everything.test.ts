import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { dose, isDeep, someOf } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish } from './command/finish.ts';
import { startDraft } from './draft/draft.ts';
import { generators } from './generators.ts';
import { copyRepository } from './testing/copy-repository.ts';
import { oneOfEach } from './testing/one-of-each.ts';
import { make, root } from './testing/repository.ts';

/** One of each, made in a copy of the repository, and the checks of the house on it, side by side. */

const minutes = 60_000;
let copy: string;
let failed: readonly string[];
const created: string[] = [];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'lobby-new-'));
  copyRepository(copy);
  const installed = await runs(
    'pnpm',
    ['install', '--offline', '--frozen-lockfile', '--reporter=silent'],
    '.',
    root,
  );
  expect(installed).toEqual({ status: 0, output: '' });

  lendMigrations();

  const changed: string[] = [];
  const scripts = new Set<'arrows' | 'codes' | 'calls'>();
  for (const [kind, name, flags] of oneOfEach) {
    const draft = startDraft(copy);
    const made = await make(draft, kind, name, flags);
    draft.save();
    created.push(...draft.created);
    changed.push(...draft.changed);
    for (const script of made.scripts ?? []) scripts.add(script);
  }
  ({ failed } = finish({ root: copy, created, changed: [...new Set(changed)] }, [...scripts]));
}, 8 * minutes);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 8 * minutes);

/** The migrated database that this repository keeps serves the copy too: it is found by a hash of the migrations. */
function lendMigrations(): void {
  const cache = 'platform/testing/node_modules/.cache';
  if (!existsSync(join(root, cache))) return;
  for (const file of readdirSync(join(root, cache)).filter(name => /^migrated-\w+\.tar$/.test(name)))
    cpSync(join(root, cache, file), join(copy, cache, file));
}

/** A command of the copy's own; `of` brings it where the copy has none yet. */
function runs(
  command: string,
  args: readonly string[],
  folder = '.',
  of = copy,
): Promise<{ status: number | null; output: string }> {
  const bin = join(of, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name as keyof typeof env];
  const child = spawn(join(bin, command), args, { cwd: join(copy, folder), env });
  let output = '';
  child.stdout.on('data', text => (output += text));
  child.stderr.on('data', text => (output += text));
  return new Promise(resolve => child.once('close', status => resolve({ status, output })));
}

/** The configuration of the app. The budget is that of a site, which has not one of each thing besides. */
const withoutBudget = `import { brandApp } from '@lobby/vite-preset';

const app = brandApp({ dir: import.meta.dirname, brand: '@lobby/brand-shiyang' });
export default async env => {
  const { plugins, ...config } = await app(env);
  return { ...config, plugins: plugins.flat().filter(plugin => plugin?.name !== 'lobby:home-budget') };
};
`;

describe.concurrent('one of each', () => {
  it('is formatted and linted, linked, and written into the drawing of arrows and the table of codes', () => {
    expect(failed).toEqual([]);
  });

  it('is made by every generator there is', () => {
    expect([...new Set(oneOfEach.map(([kind]) => kind))].sort()).toEqual(
      generators.map(({ kind }) => kind).sort(),
    );
  });

  it(
    'has types that fit, in what is new and in what it is added to',
    async () => {
      const folders = [
        ...new Set(created.map(file => file.split('/').slice(0, 2).join('/'))),
        'packages/feature',
        'packages/sportsbook',
        'packages/ui-kit',
        'platform/simulation',
      ];
      // One thread each: checkers side by side do half of their work twice, and the other checks have the other core.
      for (const folder of someOf('types of one of each', folders, 1))
        expect({ folder, ...(await runs('tsc', ['--noEmit', '--singleThreaded'], folder)) }).toMatchObject({
          status: 0,
          output: '',
        });
    },
    8 * minutes,
  );

  it(
    'passes its own tests and the rules of the house',
    async () => {
      const tests = created.filter(file => /\.test\.tsx?$/.test(file));
      // What judges the places that were added to; the outer suite runs it on the repository without them.
      const others = [
        'tooling/bootstrap/sites.test.mjs',
        'platform/app/src/contract.test.ts',
        'platform/testing/src/page-client.test.ts',
        'packages/api-client/src/contract',
        'packages/api-client/src/result-codes',
        'packages/ui-kit/src/tokens',
        'packages/i18n/src/draft',
      ];
      const judges = ['tooling/house-rules', ...dose({ small: [], deep: others })];
      const { status, output } = await runs('vitest', ['run', '--reporter=dot', ...tests, ...judges]);
      expect(status, output).toBe(0);
      expect(tests.length).toBeGreaterThan(10);
    },
    8 * minutes,
  );

  it(
    'builds the site of the new brand, with its home page drawn',
    async () => {
      writeFileSync(join(copy, 'apps/shiyang/vite.trial.config.ts'), withoutBudget);
      const { status, output } = await runs('vite', ['build', '-c', 'vite.trial.config.ts'], 'apps/shiyang');
      expect(status, output).toBe(0);
      const page = readFileSync(join(copy, 'apps/shiyang/dist/home.html'), 'utf8');
      expect(page).toMatch(/<h1[^>]*>每一场，都看得清楚<\/h1>/);
    },
    8 * minutes,
  );

  it(
    'crosses no boundary, and leaves nothing unused',
    async () => {
      expect(await runs('turbo', ['boundaries', '--no-color'])).toMatchObject({ status: 0 });
      // Knip reads the whole copy, as it reads the repository in the outer suite.
      if (isDeep) expect(await runs('knip', ['--no-progress'])).toMatchObject({ status: 0 });
    },
    8 * minutes,
  );
});
