import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Draft } from '../draft/draft.ts';
import type { Made } from '../generator.ts';

type Changes = Pick<Draft, 'root' | 'created' | 'changed'>;

const formatted = /\.(ts|tsx|mjs|css|json)$/;

/**
 * What follows from the files: their format, new links of the workspace, what is written from the tables of arrows and
 * codes. Answers what did not work, with its own words: the files are there all the same.
 */
export function finish(
  { root, created, changed }: Changes,
  scripts: Made['scripts'] = [],
): readonly string[] {
  const files = [...created, ...changed];
  const failed: (string | undefined)[] = [];
  if (files.some(file => file.endsWith('package.json')))
    failed.push(
      run(root, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent']),
    );
  const ours = files.filter(file => formatted.test(file));
  failed.push(run(root, 'biome', ['check', '--write', '--log-level=error', ...ours]));
  for (const script of scripts)
    failed.push(run(root, 'pnpm', ['--silent', '--filter', '@lobby/house-rules', script]));
  return failed.filter(words => words !== undefined);
}

/** What a person reads at the end. */
export function report({ created, changed }: Changes, { next }: Made): string {
  const lines = (title: string, files: readonly string[]) =>
    files.length > 0 ? [title, ...files.map(file => `  ${file}`)] : [];
  const steps = next.map((line, at) => `  ${at + 1}. ${line}`);
  return ['', ...lines('New:', created), ...lines('Changed:', changed), '', 'Now:', ...steps, ''].join('\n');
}

function run(root: string, command: string, args: readonly string[]): string | undefined {
  const bin = join(root, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return `${[command, ...args.slice(0, 4)].join(' ')} … failed:\n${stdout ?? ''}${stderr ?? ''}`;
}
