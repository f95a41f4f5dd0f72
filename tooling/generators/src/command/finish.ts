import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Draft } from '../draft/draft.ts';
import type { Made } from '../generator.ts';

type Changes = Pick<Draft, 'root' | 'created' | 'changed'> & Partial<Pick<Draft, 'removed'>>;

/** One thing that follows from the files. */
interface Step {
  readonly command: string;
  readonly args: readonly string[];
  /** What a person types to do it again. */
  readonly again: string;
  /** What it writes besides. */
  readonly writes: readonly string[];
}

const formatted = /\.(ts|tsx|mjs|css|json)$/;

/**
 * What follows from the files: their format, new links of the workspace, what scripts write from them. Answers the files
 * that were written so, and what did not work, with what to do: the files are there all the same.
 */
export function finish(
  { root, created, changed }: Changes,
  scripts: Made['scripts'] = [],
): { readonly written: readonly string[]; readonly failed: readonly string[] } {
  const files = [...created, ...changed];
  const steps = [
    ...(files.some(file => file.endsWith('package.json')) ? install : []),
    {
      command: 'biome',
      args: ['check', '--write', '--log-level=error', ...files.filter(file => formatted.test(file))],
      again: 'npm run format',
      writes: [],
    },
    ...scripts.map(name => ofScript[name]),
  ];
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const before = steps.flatMap(step => step.writes).map(file => [file, read(file)] as const);
  const failed = steps.map(step => run(root, step)).filter(words => words !== undefined);
  const written = before.flatMap(([file, text]) =>
    files.includes(file) || read(file) === text ? [] : [file],
  );
  return { written, failed };
}

/** New links of the workspace, and a note of them, so that the next command does not install once more. */
const install: readonly Step[] = [
  {
    command: 'pnpm',
    args: ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent'],
    again: 'npx pnpm install',
    writes: ['pnpm-lock.yaml'],
  },
  {
    command: process.execPath,
    args: ['tooling/bootstrap/ready.mjs', '--installed'],
    again: 'npx pnpm install',
    writes: [],
  },
];

const houseRules = (script: string, writes: readonly string[]): Step => ({
  command: 'pnpm',
  args: ['--silent', '--filter', '@lobby/house-rules', script],
  again: `npm run ${script}`,
  writes,
});

const ofScript = {
  arrows: houseRules('arrows', ['docs/architecture.md', 'docs/images/imports.svg', 'turbo.json']),
  codes: houseRules('codes', ['docs/wire-protocol.md']),
  calls: houseRules('calls', ['docs/wire-protocol.md']),
};

/** What a person reads at the end. */
export function report(
  { created, changed, removed = [] }: Changes,
  { next, told = [] }: Made,
  written: readonly string[],
): string {
  const lines = (title: string, files: readonly string[]) =>
    files.length > 0 ? [title, ...files.map(file => `  ${file}`)] : [];
  const steps = [...next, 'Check it: npm test -- --changed'].map((line, at) => `  ${at + 1}. ${line}`);
  return [
    '',
    ...lines('New:', created),
    ...lines('Removed:', removed),
    ...lines('Changed:', changed),
    ...lines('Written from these:', written),
    ...lines('Good to know:', told),
    '',
    'Now:',
    ...steps,
    '',
  ].join('\n');
}

function run(root: string, { command, args, again }: Step): string | undefined {
  const bin = join(root, 'node_modules/.bin');
  const { status, stdout, stderr, error } = spawnSync(
    command.includes('/') ? command : join(bin, command),
    args,
    { cwd: root, env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }, encoding: 'utf8' },
  );
  if (status === 0) return undefined;
  const said = [stdout, stderr, error?.message].filter(Boolean).join('').trimEnd();
  return `The files above are written, but this did not work after them:\n${said}\nPut right what it says, then: ${again}`;
}
