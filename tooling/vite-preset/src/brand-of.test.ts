import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandOf } from './brand-of.ts';

const exampleBrand = createRequire(import.meta.url).resolve('@lobby/brand-kit/testing');
const described = `export const description = { 'zh-CN': '示例', 'zh-TW': '示例' };`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-brand-'));
  await mkdir(join(folder, 'art/halls'), { recursive: true });
  await writeFile(
    join(folder, 'brand.ts'),
    `export { exampleBrand as default } from ${JSON.stringify(exampleBrand)};${described}`,
  );
});
afterEach(() => rm(folder, { recursive: true }));

async function built(colours: Record<string, string>, inks: Record<string, string>) {
  const color = Object.fromEntries(Object.entries(colours).map(([role, $value]) => [role, { $value }]));
  await writeFile(join(folder, 'tokens.json'), JSON.stringify({ classic: { color }, pro: {} }));
  await writeFile(join(folder, 'art/halls/inks.ts'), `export const inks = ${JSON.stringify(inks)};`);
  return brandOf(join(folder, 'brand.ts'), folder);
}

it('takes a brand whose colours can be read and told apart', async () => {
  const { brand, tokens } = await built({ 'text-1': '#101010' }, { fish: '#0a4a3c' });
  expect(brand.code).toBe('example');
  expect(tokens.pro).toEqual({});
});

it('refuses a brand with a sentence for every colour that is wrong', async () => {
  await expect(built({ accent: '#b3261e' }, { fish: '#3f8f7a' })).rejects.toThrow(
    /^The colours of brands\/example cannot be used.*\n {2}- accent and up are 5° of hue apart in classic.*\n {2}- The ink of the hall fish, #3f8f7a,/,
  );
});

it('refuses a brand that tells search engines nothing', async () => {
  const file = join(folder, 'brand.ts');
  await writeFile(file, `export { exampleBrand as default } from ${JSON.stringify(exampleBrand)};`);
  await expect(built({ 'text-1': '#101010' }, { fish: '#0a4a3c' })).rejects.toThrow('description');
});
