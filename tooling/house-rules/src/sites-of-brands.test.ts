import { describe, expect, it } from 'vitest';
import { filesLike, read } from './repository.ts';

/**
 * The platform imports no brand: the rows of its demo sites repeat what both ends have to agree on. A region that a
 * brand restricts is refused by its site alone, and how a withdrawal is proven is the site's matter, not the page's.
 */

const demoSites = read('platform/identity/src/sites/demo-sites.ts').replace(/\s+/g, ' ');
const rows = [...demoSites.matchAll(/\{ id: '\d+',.*?\}/g)].map(([row]) => row);
const agreed = ['keyId', 'key', 'restrictedRegions', 'withdrawalPassword'] as const;

const fieldOf = (name: string, text: string) =>
  new RegExp(`\\b${name}: ('[^']*'|\\[[^\\]]*\\]|true|false)`).exec(text)?.[1];
const spaceless = (text: string | undefined) => text?.replace(/[\s,]+/g, ' ').replace(/ ?([[\]]) ?/g, '$1');

describe.each(filesLike(/^brands\/[\w-]+\/brand\.ts$/))('%s', file => {
  const brand = read(file).replace(/\s+/g, ' ');
  const row = rows.find(one => fieldOf('id', one) === fieldOf('siteId', brand)) ?? '';

  it.each(agreed)('says the same %s as the row of its site in demo-sites.ts', name => {
    expect(fieldOf(name, brand)).toBeDefined();
    expect(spaceless(fieldOf(name, row))).toBe(spaceless(fieldOf(name, brand)));
  });
});
