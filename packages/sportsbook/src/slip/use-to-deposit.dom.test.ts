import type { MemberPause } from '@lobby/api-client/contract/pause';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { paths } from '@lobby/feature';
import { wayBack } from '@lobby/feature/way-back';
import { WithPaths } from '@lobby/ui-testing/stories';
import { act, createElement as h } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useToDeposit } from './use-to-deposit.ts';

let pause: MemberPause | null | undefined = null;
vi.mock('@lobby/api/use-pause', () => ({ usePause: () => pause }));

const slip = '/game/sport/crty?show=today&match=7';

interface Seen {
  readonly go: ReturnType<typeof useToDeposit>;
  readonly at: ReturnType<typeof useLocation>;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Draws what asks for the way; answers what it last saw. */
function drawn(deposit: boolean): () => Seen {
  let seen: Seen | undefined;
  function Asking() {
    seen = { go: useToDeposit(), at: useLocation() };
    return null;
  }
  const brand = { ...exampleBrand, switches: { ...exampleBrand.switches, deposit } };
  act(() => {
    root = createRoot(document.createElement('div'));
    const page = h(WithPaths, { known: [paths.mine.deposit], children: h(Asking) });
    const router = h(MemoryRouter, { initialEntries: [slip], children: page });
    root.render(h(BrandProvider, { brand, children: router }));
  });
  return () => {
    if (!seen) throw new Error('nothing was drawn');
    return seen;
  };
}

it('goes to the deposit page, which remembers the slip it came from', () => {
  pause = null;
  const seen = drawn(true);
  const { go } = seen();
  act(() => go?.());
  expect(seen().at.pathname).toBe(paths.mine.deposit());
  expect(wayBack(seen().at.state)).toBe(slip);
  expect(seen().go).toBe(go);
});

it('is not offered in a pause, while that is not known, or by a site without deposits', () => {
  for (const unsaid of [undefined, { kind: 'time-out', since: 0, until: 1, endsAt: null } as const]) {
    pause = unsaid;
    expect(drawn(true)().go).toBeUndefined();
  }
  pause = null;
  expect(drawn(false)().go).toBeUndefined();
});
