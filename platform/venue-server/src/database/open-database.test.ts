import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimFolder } from './claim-folder.ts';
import { openDatabase } from './open-database.ts';

it('what was written is there after the next start, and a folder has one owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'venues-'));
  const first = await openDatabase({ dataDir: folder });
  await first.query("INSERT INTO purses (venue, player, balance) VALUES ('V', 'p', 5)");
  await first.close();
  const again = await openDatabase({ dataDir: folder });
  expect(await again.query('SELECT balance FROM purses')).toEqual([{ balance: 5n }]);
  await again.close();
  // The process that started this one lives.
  writeFileSync(join(folder, 'venues.pid'), String(process.ppid));
  expect(() => claimFolder(folder)).toThrow(`is in use by process ${process.ppid}`);
  // What a process left that is no more is taken over.
  writeFileSync(join(folder, 'venues.pid'), '999999999');
  claimFolder(folder)();
  rmSync(folder, { recursive: true });
});
