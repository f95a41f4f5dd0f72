import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFiles } from './git.mjs';
import { describeFlags, startFlags } from './options.mjs';
import { brandFolders, brands, portsFrom } from './sites.mjs';

describe('the brands that npm start serves', () => {
  it('are every folder with a brand.ts under brands/, each with an id and a port of its own', () => {
    const files = allFiles().filter(file => /^brands\/[^/]+\/brand\.ts$/.test(file));
    expect(brands.map(brand => brand.code).sort()).toEqual(files.map(file => file.split('/')[1]).sort());
    expect(new Set(brands.map(brand => brand.siteId)).size).toBe(brands.length);
    const { platform, payments, venues, sites } = portsFrom(5000);
    expect(new Set([platform, payments, venues, ...Object.values(sites)]).size).toBe(brands.length + 3);
  });

  it('are no folder that git left behind, and no file', () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'lobby-brands-'));
    mkdirSync(path.join(home, 'acme'));
    writeFileSync(path.join(home, 'acme', 'brand.ts'), '');
    mkdirSync(path.join(home, 'left', 'node_modules'), { recursive: true });
    writeFileSync(path.join(home, '.DS_Store'), '');
    expect(brandFolders(home)).toEqual({ ofBrands: ['acme'], strays: ['left'] });
  });

  it('are named with their ports in --help', () => {
    const help = describeFlags(startFlags).join('\n');
    for (const { name, offset } of brands) expect(help).toContain(`${name} on N+${offset}`);
  });
});
