import { expect, it } from 'vitest';
import { read } from '../repository.ts';
import { codesTable } from './codes-table.ts';

it('is the catalogue of result codes, row by row', () => {
  const page = read('docs/wire-protocol.md');
  const missing = codesTable()
    .split('\n')
    .filter(row => !page.includes(row));
  expect(missing, 'docs/wire-protocol.md: run `npm run codes`.').toEqual([]);
});
