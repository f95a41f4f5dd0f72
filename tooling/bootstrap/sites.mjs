import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

/**
 * The folders of brands and the others: a brand is a folder with a `brand.ts`. Git leaves one without it when a branch
 * with a new brand is left, because of its ignored `node_modules`.
 */
export function brandFolders(home = inRoot('brands')) {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
  const isBrand = folder => existsSync(path.join(home, folder, 'brand.ts'));
  return { ofBrands: folders.filter(isBrand), strays: folders.filter(folder => !isBrand(folder)) };
}

const { ofBrands, strays } = brandFolders();

/** A sentence for each folder under `brands/` that is no brand. */
export const strayBrands = strays.map(
  folder => `brands/${folder} has no brand.ts, so it is no brand: delete the folder if you do not need it.`,
);

/**
 * The brands of this repository in the order of their site ids, read as text from `brands/<code>/brand.ts` because
 * nothing is installed yet. `offset` is the difference of a brand's port from the port base.
 */
export const brands = ofBrands.map(readBrand).sort(bySiteId);

function readBrand(folder) {
  const text = readFileSync(inRoot('brands', folder, 'brand.ts'), 'utf8');
  const find = (what, pattern) => {
    const found = pattern.exec(text)?.[1];
    if (!found) throw new Error(`brands/${folder}/brand.ts does not say its ${what} as ${pattern.source}.`);
    return found;
  };
  return {
    code: find('code', /\bcode: '([\w-]+)'/),
    name: find('name', /\bname: \{ 'zh-CN': '([^']+)'/),
    siteId: find('site id', /\bsiteId: '(\d+)'/),
    offset: Number(find('port', /\bhost: 'http:\/\/localhost:(\d+)'/)) - 4000,
  };
}

function bySiteId(one, other) {
  return Number(one.siteId) - Number(other.siteId);
}

export const appFolder = brand => inRoot('apps', brand.code);
/** The URL of a port under a host name of this machine. */
export const urlOf = (name, port) => `http://${name}:${port}`;

/** All ports for a port base: `{platform, payments, venues, sites: {xinghe, …}}`. */
export function portsFrom(base) {
  return {
    platform: base,
    payments: base + 50,
    venues: base + 60,
    sites: Object.fromEntries(brands.map(brand => [brand.code, base + brand.offset])),
  };
}
