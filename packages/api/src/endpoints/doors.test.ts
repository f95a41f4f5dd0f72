import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const manifest = path.resolve(folder, '../../package.json');
const files = readdirSync(folder).filter(name => !name.includes('.test.'));

/** An export is loaded as a whole by every page that imports it, so each resource has one of its own. */
describe.each(files)('endpoints/%s', file => {
  const resource = file.replace(/\.ts$/, '');

  it('has an export of its own in package.json', () => {
    const doors: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8')).exports;
    expect(doors[`./endpoints/${resource}`], `${manifest}: add "./endpoints/${resource}".`).toBe(
      `./src/endpoints/${file}`,
    );
  });

  it('makes the calls of the contract file of the same name', () => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const rows = [...text.matchAll(/from '@lobby\/api-client\/contract\/\w+\/([\w-]+)'/g)].map(
      ([, name]) => name,
    );
    // The methods of the sportsbook travel in one call, venue/resource.
    const own = resource === 'sportsbook' ? ['method', 'venue'] : [resource];
    expect(rows, `${file}: name it after the contract file of its rows.`).toEqual(own);
  });
});
