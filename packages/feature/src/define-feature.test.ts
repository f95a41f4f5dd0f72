import { expect, it } from 'vitest';
import { defineFeature } from './define-feature.ts';

it('is returned as declared', () => {
  const dialog = { id: 'a/b', load: async () => ({ default: () => null }), open: () => 'opened' };
  expect(defineFeature({ id: 'a', dialogs: [dialog] }).dialogs[0]?.open()).toBe('opened');
});
