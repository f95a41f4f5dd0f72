import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8');

it('names every drawing of the sprite, and no other', () => {
  expect([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(match => match[1])).toEqual([...iconNames]);
});

it('draws in the colour and the stroke of the part that uses it', () => {
  expect(sprite).not.toMatch(/(?:stroke|stroke-width|fill)="(?!none|currentColor)/);
});
