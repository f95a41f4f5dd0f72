import { exampleBrand } from '@lobby/brand-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, answering, differences, ofHelp } from './differences.ts';
import { openSite } from './open-site.ts';

// Long enough for the screens of a slow machine: what is waited for is an effect, and no time.
const patient = { timeout: 60_000 };

describe.each(Object.entries(differences))('%s', (name, { path, isMember = false, act, see, seen }) => {
  it.each(seen)('%s is seen on the page', async (answer, expected) => {
    // Safe: the names are those of the differences.
    const site = await openSite(answering(exampleBrand, name as Answer, answer), path, isMember);
    await vi.waitFor(() => {
      act?.(site);
      expect(see(site)).toEqual(expected);
    }, patient);
  });

  it('is seen differently with each answer', () => {
    const [one, other] = seen.map(([, what]) => what);
    expect(seen).toHaveLength(2);
    expect(one).not.toEqual(other);
  });
});

describe.each(Object.entries(ofHelp))('%s, of a page of the help', (name, { path, see, seen }) => {
  it.each(seen)('%s is seen on the page, and in the name of the window', async (answer, expected) => {
    // Safe: the names are those of the differences.
    const site = await openSite(answering(exampleBrand, name as Answer, answer), path, false);
    await vi.waitFor(() => expect(see(site)).toEqual(expected), patient);
  });
});
