import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { bin, inRoot, scratch } from './root.mjs';
import { oneCheck, readReport, tallyPlaywright, tallyVitest } from './tally.mjs';

const minutes = 60_000;
const reports = path.join(scratch, 'reports');

/**
 * The stages of `npm test`. Each is `{title, after?, needs?, run()}`; `run` answers `{tally, output?}`.
 * `needs` names what may be missing on a machine (then the stage is skipped, with the reason); `after` is the
 * stage that must have ended before, well or badly.
 */
export function stages({ browser, env }) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browserEnv = browser.path ? { CHROMIUM_PATH: browser.path } : {};
  return [
    check('lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=40']),
    check('boundaries', 'turbo', ['boundaries', '--no-color']),
    check('unused code', 'knip', ['--no-progress']),
    check('types', 'turbo', [
      'run',
      'typecheck',
      '--output-logs=errors-only',
      '--concurrency=2',
      '--continue',
    ]),
    check('build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--concurrency=2', '--continue']),
    ...testedPackages().map(folder => ({ after: 'build', ...vitest(folder, env) })),
    {
      after: 'build',
      needs: browser,
      ...vitest(inRoot('tooling/storybook'), browserEnv, 'stories', 14 * minutes),
    },
    { after: 'build', needs: browser, alone: true, ...playwright({ ...browserEnv }) },
  ];
}

/** A tool that says yes or no. */
function check(title, tool, args) {
  return {
    title,
    async run() {
      const result = await run(bin(tool), args, { timeoutMs: 6 * minutes });
      return { tally: oneCheck(result.ok), output: told(result) };
    },
  };
}

function vitest(folder, env, title = `unit ${path.basename(folder)}`, timeoutMs = 14 * minutes) {
  const report = path.join(reports, `${title.replace(/\W+/g, '-')}.json`);
  return {
    title,
    async run() {
      const args = [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--no-color',
      ];
      const result = await run(bin('vitest', folder), args, { cwd: folder, env, timeoutMs });
      return { tally: tallyVitest(readReport(report), result.ok), output: told(result) };
    },
  };
}

function playwright(env) {
  const report = path.join(reports, 'journeys.json');
  const folder = inRoot('tooling/e2e');
  return {
    title: 'journeys',
    async run() {
      const result = await run(bin('playwright', folder), ['test', '--reporter=list,json'], {
        cwd: folder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
        timeoutMs: 15 * minutes,
      });
      return { tally: tallyPlaywright(readReport(report), result.ok), output: told(result) };
    },
  };
}

/** Every package with unit tests; the slowest first, so that it does not end last. */
function testedPackages() {
  const folders = ['packages', 'tooling'].flatMap(group =>
    readdirSync(inRoot(group)).map(name => inRoot(group, name)),
  );
  return folders
    .filter(folder => existsSync(path.join(folder, 'vitest.config.ts')) && !folder.endsWith('storybook'))
    .sort((a, b) => Number(b.endsWith('platform')) - Number(a.endsWith('platform')));
}

const told = result => (result.timedOut ? `${result.output}\n(ended: it ran past its time)` : result.output);
