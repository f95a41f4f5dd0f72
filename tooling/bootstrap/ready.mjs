import { checkNode, ensureDependencies, rememberInstall } from './install.mjs';
import { stopAll } from './processes.mjs';
import { runMain } from './say.mjs';

/**
 * The first step of every script of the root, so that it works in a bare clone: checks the Node version and installs
 * the dependencies. With `--installed` they have just been installed otherwise (`npm run new` links new packages).
 */
await runMain(async () => {
  checkNode();
  if (process.argv.includes('--installed')) return rememberInstall();
  await ensureDependencies();
}).finally(stopAll);
