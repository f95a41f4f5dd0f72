import { fileURLToPath } from 'node:url';
import { ReleaseError } from './plan.ts';
import { rehearse } from './rehearse.ts';
import { release } from './release.ts';
import { report } from './report.ts';

const usage = `npm run release -- --dry-run   makes the release in a copy, and prints what would be written and tagged
npm run release                makes it here: versions, CHANGELOG.md, one commit, one tag; nothing is sent`;

const words = process.argv.slice(2).filter(word => word !== '--');
const isRehearsal = words.includes('--dry-run') || process.env.npm_config_dry_run === 'true';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const today = new Date().toISOString().slice(0, 10);

try {
  if (words.some(word => word !== '--dry-run')) console.log(usage);
  else console.log(report(await (isRehearsal ? rehearse : release)(root, today), isRehearsal));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
