import { readFileSync } from 'node:fs';
import type { ToldRecord } from '../../rounds/told-record.ts';
import { checkRecord } from './check-record.ts';

// `node verify-round.mjs <record> …`: draws each recorded round again and says whether it is the same.
for (const file of process.argv.slice(2)) {
  const record = JSON.parse(readFileSync(file, 'utf8')) as ToldRecord;
  const verdict = checkRecord(record);
  const reason = verdict.is === 'different' ? ` (${verdict.reason})` : '';
  console.log(`${file}: round ${record.id} of ${record.game} is ${verdict.is}${reason}`);
  if (verdict.is !== 'equal') process.exitCode = 1;
}
