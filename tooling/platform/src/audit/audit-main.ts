import { readConfig } from '../config.ts';
import { auditBooks } from './audit-books.ts';

/** `npm run audit`: prints what the books hold and what is wrong with them; exit code 1 when anything is. */
try {
  const { lines, violations } = await auditBooks(readConfig(process.argv.slice(2), process.env));
  for (const line of lines) console.log(line);
  process.exitCode = violations > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
