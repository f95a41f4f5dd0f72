import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditBooks } from '../audit/audit-books.ts';
import { hasEmbedded, openEmbedded } from './embedded-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-embedded-'));
  mkdirSync(join(folder, 'pgdata'));
  writeFileSync(join(folder, 'pgdata', 'PG_VERSION'), 'a copy');
  writeFileSync(join(folder, 'pgdata.begun'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('files beside the mark of a first start that did not end are set aside, and a new database is made', async () => {
  expect(hasEmbedded(folder)).toBe(false);
  const pglite = await openEmbedded(folder);
  await pglite.close();
  expect(readFileSync(join(folder, 'pgdata.unfinished', 'PG_VERSION'), 'utf8')).toBe('a copy');
  expect([hasEmbedded(folder), existsSync(join(folder, 'pgdata.begun'))]).toEqual([true, false]);
});

it('an audit reads no such folder, and changes nothing in it', async () => {
  const books = { databaseUrl: undefined, dataDir: folder };
  await expect(auditBooks(books)).rejects.toThrow(/^There is no database in /);
  expect(readFileSync(join(folder, 'pgdata', 'PG_VERSION'), 'utf8')).toBe('a copy');
});
