import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { storageTrouble } from '../db/storage-trouble.ts';
import { auditBooks } from './audit-books.ts';

/** `npm run audit`: prints what the books hold and what is wrong with them; exit code 1 when anything is. */
let folder = '';
try {
  const config = readConfig(process.argv.slice(2), process.env);
  folder = resolve(config.dataDir);
  const { lines, violations } = await auditBooks(config);
  for (const line of lines) console.log(line);
  process.exitCode = violations > 0 ? 1 : 0;
} catch (error) {
  const said = storageTrouble(error, folder) ?? error;
  console.error(said instanceof Error ? said.message : said);
  process.exitCode = 1;
}
