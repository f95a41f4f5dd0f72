import path from 'node:path';
import { checkNode, ensureDependencies } from './install.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { line, runMain } from './say.mjs';

/** `npm run audit`: what the books hold and what is wrong with them. Exit code 1 when anything is. */
await runMain(async () => {
  checkNode();
  await ensureDependencies();
  const folder = inRoot('tooling/platform');
  const given = process.argv.slice(2);
  // The folder that npm start uses, unless another is named.
  const args = given.includes('--data-dir') ? given : ['--data-dir', inRoot('.lobby/data'), ...given];
  const result = await run(bin('tsx', folder), [path.join(folder, 'src/ledger/audit-main.ts'), ...args], {
    cwd: process.env.INIT_CWD ?? folder,
    onLine: line,
  });
  process.exitCode = result.code;
}).finally(stopAll);
