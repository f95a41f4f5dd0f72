import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newBrand } from './new-brand.ts';

const repository = join(import.meta.dirname, '../../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lobby-brand-'));
  for (const folder of ['brands/xinghe', 'brands/qingshan', 'apps/xinghe'])
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      filter: path => !/node_modules|dist/.test(path.slice(repository.length)),
    });
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('a new brand', () => {
  it('brings a brand and an app under its own code and name', () => {
    const files = newBrand(root, { code: 'feiyu', name: '飞鱼' });
    expect(files).toEqual(expect.arrayContaining(['brands/feiyu/brand.ts', 'apps/feiyu/src/main.tsx']));
    expect(JSON.parse(read('apps/feiyu/package.json')).name).toBe('@lobby/app-feiyu');
    expect(read('apps/feiyu/vite.config.ts')).toContain('@lobby/brand-feiyu');
    expect(read('brands/feiyu/brand.ts')).toContain("'zh-CN': '飞鱼'");
    for (const file of files) expect(read(file)).not.toMatch(/xinghe|星河/);
  });

  it('gets a site id, a port and a wire key of its own', () => {
    newBrand(root, { code: 'feiyu' });
    const brand = read('brands/feiyu/brand.ts');
    expect(brand).toContain("siteId: '1003'");
    expect(brand).toContain("host: 'http://localhost:4300'");
    const key = /key: '([^']+)'/.exec(brand)?.[1];
    expect(key).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(read('brands/xinghe/brand.ts')).not.toContain(key);
  });

  it('keeps an app under ten source files', () => {
    const files = newBrand(root, { code: 'feiyu' }).filter(file => file.startsWith('apps/'));
    expect(files.length).toBeLessThan(10);
    expect(read('apps/feiyu/src/main.tsx').split('\n').length).toBeLessThan(40);
  });

  it.each(['Feiyu', '9fei', 'fei yu', '../fei', ''])('refuses the code "%s"', code => {
    expect(() => newBrand(root, { code })).toThrow('is no brand code');
  });

  it('touches no brand that exists', () => {
    expect(() => newBrand(root, { code: 'qingshan' })).toThrow('brands/qingshan exists already');
  });
});
