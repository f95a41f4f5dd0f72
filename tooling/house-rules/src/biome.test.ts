import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './repository.ts';

/** Rules about a line that Biome holds (biome.json, tooling/biome): each is broken here once, and its remedy is read. */

const html = /Use <SafeHtml/;
const storage = /Use readItem, writeItem, defineItem of @lobby\/api\/storage/;
const keys = /Ask keyPressed of @lobby\/ui-kit\/key-press, or useFieldKeys of @lobby\/ui-kit\/field-keys/;
const environment = /Take it as an argument from the app that composes you/;
const modules = /Hand the part in as an argument; .* \.isolated\.test\.ts/;
const inside = /Import from a door that the package lists in its exports/;

const broken: readonly (readonly [file: string, code: string, remedy: RegExp])[] = [
  ['packages/site/src/inner.ts', `document.body.innerHTML = '<b>';`, html],
  ['packages/site/src/outer.ts', `document.body.outerHTML = '<b>';`, html],
  ['packages/site/src/beside.ts', `document.body?.insertAdjacentHTML('beforeend', '<b>');`, html],
  ['brands/xinghe/write.ts', `document.write('<b>');`, html],
  [
    'packages/site/src/danger.tsx',
    `export const b = (text: string) => <b dangerouslySetInnerHTML={{ __html: text }} />;`,
    /HTML/,
  ],
  ['packages/site/src/props.ts', `export const p = { dangerouslySetInnerHTML: { __html: '' } };`, html],
  ['packages/site/src/kept.ts', `export const kept = window.localStorage.length;`, storage],
  ['packages/site/src/shortly.ts', `sessionStorage.clear();`, storage],
  [
    'packages/site/src/enter.ts',
    `export const send = (event: KeyboardEvent) => event.key === 'Enter' && close();`,
    keys,
  ],
  [
    'packages/site/src/composing.ts',
    `export const composes = (event: KeyboardEvent) => event.isComposing;`,
    keys,
  ],
  [
    'packages/site/src/code.ts',
    `export const taken = (event: KeyboardEvent) => event.keyCode === 229;`,
    keys,
  ],
  ['packages/site/src/mode.ts', `export const mode = import.meta.env.MODE;`, environment],
  ['packages/site/src/mocked.test.ts', `vi.mock('./kept.ts');`, modules],
  ['packages/site/src/anew.test.ts', `vi.resetModules();`, modules],
  ['packages/site/src/alone.test.ts', `it.only('runs', () => {});`, /Don't focus the test/],
  ['packages/site/src/inside.ts', `import '@lobby/auth/src/index.ts';`, inside],
  ['packages/site/src/star.ts', `export * from './kept.ts';`, /export \*|re-?export/i],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ['packages/ui-kit/src/safe-html/draw.ts', `document.body.innerHTML = '<b>';`],
  ['packages/api/src/storage/keep.ts', `localStorage.clear();`],
  [
    'packages/ui-kit/src/key-press/read.ts',
    `export const composes = (event: KeyboardEvent) => event.isComposing;`,
  ],
  ['packages/site/src/kept.stories.tsx', `localStorage.clear();`],
  ['apps/xinghe/src/mode.ts', `export const mode = import.meta.env.MODE;`],
  ['packages/site/src/mocked.isolated.test.ts', `vi.mock('./kept.ts');`],
  ['packages/site/src/named.ts', `// localStorage, import.meta.env and vi.mock() in words`],
];

const copy = mkdtempSync(path.join(tmpdir(), 'lobby-biome-'));
afterAll(() => rmSync(copy, { recursive: true }));
/** What Biome says of each file. */
const said = new Map<string, string[]>();

beforeAll(() => {
  copyFileSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'));
  symlinkSync(path.join(root, 'tooling'), path.join(copy, 'tooling'));
  for (const [file, code] of [...broken, ...allowed]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), `${code}\n`);
  }
  const biome = path.join(root, 'node_modules/.bin/biome');
  const args = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
    'packages',
    'brands',
    'apps',
  ];
  const { stdout } = spawnSync(biome, args, { cwd: copy, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { location, message } of diagnostics) {
    const file = path.relative(copy, path.resolve(copy, location.path));
    said.set(file, [...(said.get(file) ?? []), message]);
  }
});

interface Diagnostic {
  readonly message: string;
  readonly location: { readonly path: string };
}

describe('a line that breaks a rule of Biome', () => {
  it.each(broken)('is refused with its remedy: %s', (file, _code, remedy) => {
    expect(said.get(file)?.join('\n') ?? '').toMatch(remedy);
  });
});

describe('a line that the rules of Biome allow', () => {
  it.each(allowed)('is not refused: %s', file => {
    expect(said.get(file) ?? []).toEqual([]);
  });
});
