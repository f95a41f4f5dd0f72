import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { line, runMain, skipped, UserError } from './say.mjs';

/** `npm run bench`: builds, then prints our figures with their references, as ratios of one run. */
await runMain(async () => {
  checkNode();
  await ensureDependencies();
  await build();
  const browser = await findBrowser();
  if (browser.reason) skipped(`Without a browser only the arithmetic is measured: ${browser.reason}.`);
  const folder = inRoot('tooling/bench');
  const result = await run(bin('tsx', folder), ['src/main.ts', ...process.argv.slice(2)], {
    cwd: folder,
    env: browser.path ? { CHROMIUM_PATH: browser.path } : {},
    onLine: line,
  });
  if (!result.ok) throw new UserError('The benchmark ended badly.', 'See the lines above.');
}).finally(stopAll);
