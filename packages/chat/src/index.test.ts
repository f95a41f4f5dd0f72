import type { Feature } from '@lobby/feature';
import { expect, it } from 'vitest';
import { chatFeature } from './index.ts';

it('names its dialogs after itself', () => {
  const { id, dialogs = [] }: Feature = chatFeature;
  expect(dialogs.filter(dialog => !dialog.id.startsWith(`${id}/`))).toEqual([]);
});
