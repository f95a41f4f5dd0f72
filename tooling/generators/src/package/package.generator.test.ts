import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

describe('a new package', () => {
  it.each([
    ['feature', 'players'],
    ['leaf', undefined],
  ])('that is a %s has the version of all, and whom its changes concern', async (kind, audience) => {
    const draft = unsaved();
    draft.changeJson<object>('package.json', manifest => ({ ...manifest, version: '7.8.9' }));
    await make(draft, 'package', 'trial', { kind, about: 'Promotions' });
    const manifest = JSON.parse(draft.read('packages/trial/package.json'));
    expect([manifest.version, manifest.lobby?.audience]).toEqual(['7.8.9', audience]);
  });
});
