import path from 'node:path';
import { checkNode, ensureDependencies } from './install.mjs';
import { auditFlags, describeFlags, readFlags } from './options.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, dataFolder, inRoot } from './root.mjs';
import { line, runMain } from './say.mjs';

/** `npm run audit`: prints the books' totals and errors. Exit code 1 if there are errors. */
await runMain(async () => {
  checkNode();
  const flags = readFlags(process.argv.slice(2), auditFlags);
  if (flags.help) return line(['npm run audit -- [flags]', ...describeFlags(auditFlags)].join('\n'));
  await ensureDependencies();
  const folder = inRoot('platform/app');
  const program = path.join(folder, 'src/audit/audit-main.ts');
  const args = [program, '--data-dir', dataFolder(flags.dataDir)];
  const result = await run(bin('tsx', folder), args, { cwd: folder, onLine: line });
  process.exitCode = result.code;
}).finally(stopAll);
