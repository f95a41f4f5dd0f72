import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Draft } from '../draft/draft.ts';
import type { Made } from '../generator.ts';

const formatted = /\.(ts|tsx|mjs|css|json)$/;

/** What follows from the files: their format, new links of the workspace, what is written from the table of arrows. */
export function finish({ root, created, changed }: Draft, made: Made): void {
  const files = [...created, ...changed];
  if (files.some(file => file.endsWith('package.json')))
    run(root, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent']);
  run(root, 'biome', [
    'check',
    '--write',
    '--log-level=error',
    ...files.filter(file => formatted.test(file)),
  ]);
  for (const script of made.scripts ?? [])
    run(root, 'pnpm', ['--silent', '--filter', '@lobby/house-rules', script]);
  console.log(['', 'New:', ...created.map(indented), 'Changed:', ...changed.map(indented)].join('\n'));
  console.log(['', 'Now:', ...made.next.map((line, at) => `  ${at + 1}. ${line}`), ''].join('\n'));
}

const indented = (line: string) => `  ${line}`;

/** A step that fails is named and the others go on: the files are there. */
function run(root: string, command: string, args: readonly string[]): void {
  const bin = join(root, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${[command, ...args.slice(0, 3)].join(' ')} … failed:\n${stdout ?? ''}${stderr ?? ''}`);
  process.exitCode = 1;
}
