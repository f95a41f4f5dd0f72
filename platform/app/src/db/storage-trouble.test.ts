import { expect, it } from 'vitest';
import { isAborted, storageTrouble } from './storage-trouble.ts';

const full = /^The disk that holds the data folder \/data is full\..*make room, and start again\.$/;
const damaged = /^The database in the data folder \/data cannot be read \(.+\):.*a copy.*--reset/;
const abort = () => new WebAssembly.RuntimeError('Aborted(). Build with -sASSERTIONS for more info.');
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['of Node', withCode('ENOSPC: no space left on device, write', 'ENOSPC'), full],
  ['of Postgres', withCode('could not extend file "base/5/2610": No space left on device', '53100'), full],
  ['of the file system of PGlite', { name: 'ErrnoError', errno: 51 }, full],
  ['under a migration', new Error('not migrated', { cause: withCode('no space', '53100') }), full],
  ['of PGlite that ended', abort(), damaged],
  ['of PGlite that did not begin', new Error('PGlite failed to initialize properly'), damaged],
  ['of a page that is not what was written', withCode('invalid page in block 0', 'XX001'), damaged],
  ['of a file that is gone', withCode('could not open file "base/5/1259"', '58P01'), damaged],
])('says what can be done about an error %s', (_, error, sentence) => {
  expect(storageTrouble(error, '/data')?.message).toMatch(sentence);
});

it('leaves every other error as it is', () => {
  expect(storageTrouble(withCode('duplicate key', '23505'), '/data')).toBeUndefined();
  expect(storageTrouble(new Error('The pepper differs'), '/data')).toBeUndefined();
});

it('distinguishes a database that has ended from a statement that failed', () => {
  expect([isAborted(abort()), isAborted(withCode('no space', '53100'))]).toEqual([true, false]);
});
