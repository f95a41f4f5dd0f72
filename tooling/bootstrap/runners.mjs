import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findEngine } from './engines.mjs';
import { run } from './processes.mjs';
import { bin, inRoot, root, scratch } from './root.mjs';
import { oneCheck, readReport, tallyPlaywright, tallyVitest } from './tally.mjs';
import { types } from './types.mjs';

/**
 * The tools of `npm test` as stages. A stage is `{title, needs?, run()}`; `run` resolves to `{tally, output}`, and
 * `needs` is a requirement a machine may lack (`{reason}`: then the stage is skipped with this reason), or finds it when
 * the stage is reached.
 */

const minutes = 60_000;
/** When a stage is ended as one that hangs: some four times what it takes where nothing else runs. */
const limits = {
  check: 25 * minutes,
  unit: 40 * minutes,
  deep: 180 * minutes,
  stories: 25 * minutes,
  journeys: 40 * minutes,
  engine: 12 * minutes,
};
const reports = path.join(scratch, 'reports');

/** Deletes the reports of the last run. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** A tool that passes or fails as a whole. */
export function check(title, tool, args, { folder = root, env } = {}) {
  return {
    title,
    async run() {
      const result = await run(bin(tool, folder), args, { cwd: folder, env, timeoutMs: limits.check });
      return { tally: oneCheck(result.ok), output: outputOf(result) };
    },
  };
}

/** Every measurement of `npm run bench` once, as small as it can be; without a browser those that need none. */
export const benches = (browser, env) =>
  check('benches run', 'tsx', ['src/main.ts', '--smoke'], {
    folder: inRoot('tooling/bench'),
    env: { ...browserEnv(browser), ...env },
  });

/** One task of turbo in every package, or in those that `filters` name. */
export const turbo = (title, task, filters = []) =>
  check(title, 'turbo', [
    'run',
    task,
    ...filters.map(filter => `--filter=${filter}`),
    '--output-logs=errors-only',
    '--concurrency=2',
    '--continue',
  ]);

/** The types of every package. */
export const allTypes = () => types(limits.check);

/** Every test without a browser: one process of Vitest, which distributes them over the cores. */
export const unitTests = (env, title = 'unit and platform', args = []) =>
  vitest(title, root, env, env.LOBBY_TEST_DEEP ? limits.deep : limits.unit, args);

/** Every story, and the docs pages. */
export const stories = (browser, title = 'stories', args = [], env = {}) => ({
  needs: browser,
  ...vitest(title, inRoot('tooling/storybook'), { ...env, ...browserEnv(browser) }, limits.stories, args),
});

function vitest(title, folder, env, timeoutMs, args) {
  const report = reportOf(title);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--no-color'];
  return {
    title,
    async run() {
      const options = { cwd: folder, env, timeoutMs };
      const result = await run(bin('vitest', folder), ['run', ...reporters, ...args], options);
      return { tally: tallyVitest(readReport(report), result.ok), output: outputOf(result) };
    },
  };
}

/** The journeys through the built sites. */
export function journeys(browser, title = 'journeys', args = [], env = {}) {
  return { needs: browser, ...playwright(title, { ...env, ...browserEnv(browser) }, limits.journeys, args) };
}

/** The built sites in the other engines: a stage for each, which asks for its browser when it is reached. */
export const otherEngines = (chosen = []) =>
  Object.entries({ webkit: 'WebKit', firefox: 'Firefox' }).map(([name, title]) => {
    const env = {};
    const args = ['--config', 'engines.config.ts', `--project=${name}`, ...chosen];
    return {
      ...playwright(title, env, limits.engine, args),
      async needs() {
        const found = await findEngine(name);
        Object.assign(env, found.env);
        return found;
      },
    };
  });

function playwright(title, env, timeoutMs, args) {
  const report = reportOf(title);
  const folder = inRoot('tooling/e2e');
  return {
    title,
    async run() {
      const options = {
        cwd: folder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
        timeoutMs,
      };
      const result = await run(bin('playwright', folder), ['test', '--reporter=list,json', ...args], options);
      return { tally: tallyPlaywright(readReport(report), result.ok), output: outputOf(result) };
    },
  };
}

const browserEnv = browser => (browser.path ? { CHROMIUM_PATH: browser.path } : {});
const reportOf = title => path.join(reports, `${title.replace(/\W+/g, '-')}.json`);
const outputOf = result =>
  result.timedOut ? `${result.output}\n(ended: it ran past its time)` : result.output;
