import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { done, line, runMain, UserError } from './say.mjs';

/** `npm run screens`: builds, then writes a screenshot of every page, brand, edition and width into screens/. */
await runMain(async () => {
  checkNode();
  await ensureDependencies();
  const browser = await findBrowser();
  if (browser.reason)
    throw new UserError('Pictures need a browser.', browser.reason, 'Install one or set CHROMIUM_PATH.');
  await build();
  const folder = inRoot('tooling/e2e');
  const result = await run(
    bin('playwright', folder),
    ['test', '--config', 'screens.config.ts', '--reporter=list', ...process.argv.slice(2)],
    { cwd: folder, env: { CHROMIUM_PATH: browser.path, LOBBY_SCREENS: inRoot('screens') }, onLine: line },
  );
  if (!result.ok) throw new UserError('Some pictures could not be taken.', 'See the lines above.');
  done('Pictures are in screens/');
}).finally(stopAll);
