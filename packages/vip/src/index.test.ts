import type { Feature } from '@lobby/feature';
import { expect, it } from 'vitest';
import { vipFeature } from './index.ts';

it('names its dialogs after itself', () => {
  const { id, dialogs = [] }: Feature = vipFeature;
  expect(dialogs.filter(dialog => !dialog.id.startsWith(`${id}/`))).toEqual([]);
});
