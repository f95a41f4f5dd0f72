import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const brandsFolder = join(import.meta.dirname, '../../../../brands');
const files = readdirSync(brandsFolder)
  .map(brand => [brand, join(brandsFolder, brand, 'art/halls/inks.ts')] as const)
  .filter(([, file]) => existsSync(file));

/** The colours of a brand into which the grounds of its halls run, by hall. */
async function inksOf(file: string): Promise<Readonly<Record<string, string>>> {
  const { inks } = (await import(file)) as { inks: Readonly<Record<string, string>> };
  return inks;
}

describe.each(files)('the grounds of the halls of %s', (_brand, file) => {
  it('let white words be read at 7:1', async () => {
    const inks = Object.entries(await inksOf(file));
    expect(inks.length).toBeGreaterThan(0);
    expect(inks.filter(([, ink]) => contrast('#ffffff', ink) < 7)).toEqual([]);
  });
});
