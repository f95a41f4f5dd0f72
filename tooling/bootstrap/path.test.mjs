import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './processes.mjs';
import { bin, inRoot } from './root.mjs';

const elsewhere = ['pnpm', 'pnpx', 'yarn', 'turbo', 'corepack'];
const system = '/usr/local/bin:/usr/bin:/bin';
const temporary = () => mkdtempSync(path.join(os.tmpdir(), 'lobby-path-'));
const packageJson = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** A folder with programs of these names that all do this. */
function programs(names, script) {
  const folder = temporary();
  for (const name of names) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

describe('on a machine whose pnpm, pnpx, yarn, turbo and corepack fail', () => {
  const PATH = `${programs(elsewhere, 'echo "$0 was used" >&2; exit 97')}:${system}`;

  it('turbo runs a task of a package', async () => {
    const repository = temporary();
    mkdirSync(path.join(repository, 'one'));
    for (const [file, text] of Object.entries({
      'package.json': JSON.stringify({ name: 'all', packageManager: packageJson.packageManager }),
      'pnpm-workspace.yaml': 'packages: [one]\npmOnFail: ignore\n',
      'turbo.json': '{"tasks": {"greet": {}}}',
      'one/package.json': '{"name": "one", "scripts": {"greet": "echo it says hello"}}',
    }))
      writeFileSync(path.join(repository, file), text);
    const result = await run(bin('turbo'), ['run', 'greet', '--no-cache'], {
      cwd: repository,
      env: { PATH },
    });
    expect(result.output).toContain('it says hello');
    expect(result.ok).toBe(true);
  });

  it('pnpm is the one that package.json names', async () => {
    const { output } = await run('pnpm', ['--version'], { env: { PATH } });
    expect(`pnpm@${output}`).toBe(packageJson.packageManager);
  });
});

describe('what is started', () => {
  it('runs on the Node that started it, even when the PATH holds another', async () => {
    const PATH = `${programs(['node'], 'echo another Node')}:${system}`;
    const { output } = await run('node', ['-p', 'process.execPath'], { env: { PATH } });
    expect(realpathSync(output)).toBe(realpathSync(process.execPath));
  });
});

describe('the scripts of the root', () => {
  it.each(Object.entries(packageJson.scripts))('%s sets itself up first', (_, script) => {
    expect(script).toMatch(/^node tooling\/bootstrap\/\w+\.mjs( |$)/);
  });
});

describe('.ci/run', () => {
  it('runs npm test where the machine’s own tools fail', async () => {
    const npm = programs(
      ['npm'],
      `echo "npm $*"; for tool in ${elsewhere.join(' ')}; do $tool; echo "$tool $?"; done`,
    );
    // The PATH is set inside, after run() has put the tools of the dependencies in front.
    const { output } = await run('sh', ['-c', `PATH=${npm}:${system} exec bash ${inRoot('.ci/run')}`]);
    const lines = output.split('\n');
    expect(lines).toContain('npm test --silent -- --within=65');
    for (const tool of elsewhere) {
      expect(lines).toContain(`${tool} 97`);
      expect(lines).toContain(`${tool} comes from this machine; Node and npm must be enough.`);
    }
  });
});
