import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8');

/** The file that names every drawing of the sprite. */
function iconNamesFile(): string {
  const names = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => `  '${name}',\n`);
  return [
    '// Written from sprite.svg: npx vitest run packages/ui-kit/src/icon --update\n\n',
    '/** Every drawing of `sprite.svg`. One stroke weight (1.7), 24 units square. */\n',
    `export const iconNames = [\n${names.join('')}] as const;\n\n`,
    'export type IconName = (typeof iconNames)[number];\n',
  ].join('');
}

it('names every drawing of the sprite, and no other', async () => {
  await expect(
    iconNamesFile(),
    'icon-names.ts is written from sprite.svg: npx vitest run packages/ui-kit/src/icon --update',
  ).toMatchFileSnapshot('./icon-names.ts');
});

it('draws in the colour and the stroke of the part that uses it', () => {
  expect(sprite).not.toMatch(/(?:stroke|stroke-width|fill)="(?!none|currentColor)/);
});
