import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The brand a new one begins as: complete, so nothing is missing; then made one's own. */
const model = { code: 'xinghe', name: '星河' };
const skipped = new Set(['node_modules', 'dist', '.turbo', 'CHANGELOG.md']);

/** What a new brand is called. */
export interface NewBrand {
  /** Lower-case id: `brands/<code>`, `apps/<code>`. */
  readonly code: string;
  /** The product name in Chinese; the code in capitals when left out. */
  readonly name?: string;
}

/**
 * Writes `brands/<code>` and `apps/<code>`: a copy of a living brand with its own code, name, site id, port and
 * wire key. Returns the written files, relative to the root. Throws a sentence when the code cannot be used.
 */
export function newBrand(root: string, wanted: NewBrand): readonly string[] {
  const { code } = wanted;
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code))
    throw new Error(`"${code}" is no brand code: use lower-case letters, digits and dashes, first a letter.`);
  for (const folder of [`brands/${code}`, `apps/${code}`])
    if (existsSync(join(root, folder))) throw new Error(`${folder} exists already; choose another code.`);

  const number = nextNumber(root);
  const facts = { code, name: wanted.name?.trim() || code.toUpperCase(), ...number, key: wireKey() };
  return ['brands', 'apps'].flatMap(kind =>
    filesOf(join(root, kind, model.code)).map(file => {
      const place = join(root, kind, code, relative(join(root, kind, model.code), file));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, renamed(readFileSync(file, 'utf8'), facts));
      return relative(root, place);
    }),
  );
}

interface Facts {
  readonly code: string;
  readonly name: string;
  readonly siteId: string;
  readonly port: number;
  readonly key: string;
}

function renamed(text: string, { code, name, siteId, port, key }: Facts): string {
  return text
    .replaceAll(model.code, code)
    .replaceAll(model.name, name)
    .replace(/siteId: '\d+'/, `siteId: '${siteId}'`)
    .replace(/(host: 'http:\/\/localhost:)\d+'/, `$1${port}'`)
    .replace(/( key: ')[^']+'/, `$1${key}'`);
}

/** The site id after the greatest one in use, and the port that belongs to it. */
function nextNumber(root: string): { siteId: string; port: number } {
  const used = readdirSync(join(root, 'brands')).flatMap(folder => {
    const file = join(root, 'brands', folder, 'brand.ts');
    const id = existsSync(file) ? /siteId: '(\d+)'/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return id ? [Number(id)] : [];
  });
  const siteId = Math.max(1000, ...used) + 1;
  return { siteId: String(siteId), port: 4000 + (siteId - 1000) * 100 };
}

function wireKey(): string {
  return randomBytes(32).toString('base64');
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter(name => !skipped.has(name))
    .flatMap(name => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesOf(path) : [path];
    });
}
