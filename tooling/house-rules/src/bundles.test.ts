import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, namesIn, root } from './repository.ts';

/** What the built sites may not carry. Looks at a build when there is one; `npm test` always builds first. */

const built = namesIn('apps').filter(name => isThere(`apps/${name}/dist/index.html`));

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const at = path.join(folder, name);
    return statSync(at).isDirectory() ? filesUnder(at) : [at];
  });
}

describe.skipIf(built.length === 0)('a built site', () => {
  const bundles = built.map(name => ({ name, files: filesUnder(path.join(root, 'apps', name, 'dist')) }));
  const text = (file: string) => readFileSync(file, 'utf8');
  const readable = (files: string[]) => files.filter(file => /\.(js|css|html|json)$/.test(file));

  it.each(bundles)('$name carries no source maps', ({ files }) => {
    expect(
      files.filter(file => file.endsWith('.map')),
      'Leave build.sourcemap off in tooling/vite-preset.',
    ).toEqual([]);
  });

  it.each(bundles)('$name carries no secret of the server and no path of the machine', ({ files }) => {
    const found =
      /pepper|argon2|DATABASE_URL|postgres:\/\/|BEGIN [A-Z ]*PRIVATE KEY|play8888|\/node_modules\/\.pnpm\//;
    expect(
      readable(files).filter(file => found.test(text(file))),
      'Find what imports it, and leave it to the server.',
    ).toEqual([]);
  });

  it.each(bundles)('$name carries nothing of another brand', ({ name, files }) => {
    const others = built.filter(other => other !== name);
    const found = readable(files).filter(file => others.some(other => text(file).includes(other)));
    expect(
      found.map(file => path.relative(root, file)),
      'Take what a brand is from its own package, through useBrand.',
    ).toEqual([]);
  });

  it.each(bundles)('$name keeps forms, md5 and dialogs out of its first script', ({ files }) => {
    const html = files.find(file => file.endsWith('dist/index.html')) ?? '';
    const first = [...text(html).matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(match => match[1] ?? '');
    const heavy = files.filter(file => first.some(name => file.endsWith(name)));
    expect(first.length).toBeGreaterThan(0);
    expect(
      heavy.filter(file => /setFieldTouched|ValidationError\(|CryptoJS/.test(text(file))),
      'Import the form or the dialog lazily.',
    ).toEqual([]);
  });
});
