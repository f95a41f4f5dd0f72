import type { Feature } from '@lobby/feature';
import { expect, it } from 'vitest';
import { paletteFeature } from './index.ts';

it('names its dialogs after itself', () => {
  const { id, dialogs = [] }: Feature = paletteFeature;
  expect(dialogs.filter(dialog => !dialog.id.startsWith(`${id}/`))).toEqual([]);
});
