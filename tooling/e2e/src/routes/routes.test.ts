import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const specified = new URL('../../../../../shared/spec/catalog/routes.txt', import.meta.url);

it('the route map has 74 rows, each with an access and an address without parameters', () => {
  expect(routes).toHaveLength(74);
  expect(routes.filter(({ access }) => !['public', 'auth', 'bind'].includes(access))).toEqual([]);
  expect(routes.filter(({ path }) => path.includes(':'))).toEqual([]);
});

it.skipIf(!existsSync(specified))('the route map is that of the specification', () => {
  const rows = readFileSync(specified, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => line.split('|').map(cell => cell.trim()));
  expect(routes.map(({ pattern, access }) => [pattern, access])).toEqual(rows.map(row => row.slice(0, 2)));
});
