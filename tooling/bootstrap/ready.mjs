import { checkNode, ensureDependencies } from './install.mjs';
import { stopAll } from './processes.mjs';
import { runMain } from './say.mjs';

/** What every other script of the root begins with, so that it works in a bare clone: a Node that will do, and the dependencies. */
await runMain(async () => {
  checkNode();
  await ensureDependencies();
}).finally(stopAll);
