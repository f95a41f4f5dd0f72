import { checkNode, ensureDependencies, rememberInstall } from './install.mjs';
import { stopAll } from './processes.mjs';
import { runMain } from './say.mjs';

/**
 * What every other script of the root begins with, so that it works in a bare clone: a Node that will do, and the
 * dependencies. With `--installed` they have just been installed otherwise (`npm run new` links new packages).
 */
await runMain(async () => {
  checkNode();
  if (process.argv.includes('--installed')) return rememberInstall();
  await ensureDependencies();
}).finally(stopAll);
