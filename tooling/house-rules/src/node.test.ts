import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { filesLike, read, readJson } from './repository.ts';

/** The oldest Node that the root's package.json promises. */
const promised = String(minVersion(readJson<{ engines: { node: string } }>('package.json').engines.node));

/** Every package of the lockfile that says which Node it needs, as [name@version, range]. */
const needs = [...read('pnpm-lock.yaml').matchAll(/^ {2}(\S+):\n(?: {4}\S.*\n)*? {4}engines: \{(.*)\}$/gm)]
  .map(([, name = '', engines = '']) => [name, /node: (?:'([^']*)'|([^,]*))/.exec(engines)] as const)
  .flatMap(([name, range]) => (range ? [[name, range[1] ?? range[2] ?? ''] as const] : []));

describe('the oldest Node that is promised', () => {
  it('is admitted by every package that is installed', () => {
    expect(needs.length).toBeGreaterThan(100);
    expect(
      needs.filter(([, range]) => !satisfies(promised, range)),
      `Take the newest version whose engines admit Node ${promised}, in pnpm-workspace.yaml.`,
    ).toEqual([]);
  });

  it('is the one that installing is strict about, and the one whose types are used', () => {
    const workspace = read('pnpm-workspace.yaml');
    const wanted = [`\nengineStrict: true\nnodeVersion: ${promised}\n`, `"@types/node": ${promised}\n`];
    const missing = wanted.filter(lines => !workspace.includes(lines));
    expect(missing, 'Write these lines into pnpm-workspace.yaml; package.json promises that Node.').toEqual(
      [],
    );
  });
});

describe('the commands on the pages', () => {
  it('begins with npm or npx, for there may be no pnpm on the machine', () => {
    const bare = filesLike(/\.mdx?$/).flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => /(^|`|[A-Z_]+=\S+ )(pnpm|pnpx|yarn|turbo|corepack) (-|\w)/.test(line))
        .map(line => `${file}: ${line}`),
    );
    expect(bare, 'Say npm run <script>, or npx pnpm … from the root.').toEqual([]);
  });
});
