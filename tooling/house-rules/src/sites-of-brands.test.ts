import { describe, expect, it } from 'vitest';
import { filesLike, read } from './repository.ts';

/**
 * The platform imports no brand: the rows of its demo sites repeat what both ends have to agree on. What a region, a
 * withdrawal and the market ask is held to by the site's row, whatever a page was built with.
 */

const demoSites = read('platform/identity/src/sites/demo-sites.ts').replace(/\s+/g, ' ');
const rows = demoSites.split(/(?=\{ id: ')/);
const agreed = ['keyId', 'key', 'restrictedRegions', 'withdrawalPassword', 'market'] as const;

const fieldOf = (name: string, text: string) =>
  new RegExp(`\\b${name}(?::| =) ('[^']*'|\\[[^\\]]*\\]|\\{[^}]*\\}|true|false)`).exec(text)?.[1];
const spaceless = (text: string | undefined) => text?.replace(/[\s,]+/g, ' ').replace(/ ?([[\]{}]) ?/g, '$1');

describe.each(filesLike(/^brands\/[\w-]+\/brand\.ts$/))('%s', file => {
  const brand = read(file).replace(/\s+/g, ' ');
  const row = rows.find(one => fieldOf('id', one) === fieldOf('siteId', brand)) ?? '';

  it.each(agreed)('says the same %s as the row of its site in demo-sites.ts', name => {
    expect(fieldOf(name, brand)).toBeDefined();
    expect(spaceless(fieldOf(name, row))).toBe(spaceless(fieldOf(name, brand)));
  });
});
