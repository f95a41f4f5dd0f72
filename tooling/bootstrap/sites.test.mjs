import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeFlags, startFlags } from './options.mjs';
import { inRoot } from './root.mjs';
import { brands, portsFrom } from './sites.mjs';

describe('the brands that npm start serves', () => {
  it('are every folder under brands/, each with an id and a port of its own', () => {
    expect(brands.map(brand => brand.code).sort()).toEqual(readdirSync(inRoot('brands')).sort());
    expect(new Set(brands.map(brand => brand.siteId)).size).toBe(brands.length);
    const { platform, payments, sites } = portsFrom(5000);
    expect(new Set([platform, payments, ...Object.values(sites)]).size).toBe(brands.length + 2);
  });

  it('are named with their ports in --help', () => {
    const help = describeFlags(startFlags).join('\n');
    for (const { name, offset } of brands) expect(help).toContain(`${name} on N+${offset}`);
  });
});
