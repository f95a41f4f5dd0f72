import { wayBackTo } from '@lobby/feature/way-back';
import { act, cleanup, render } from '@testing-library/react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useReturn } from './use-return.ts';

afterEach(cleanup);

let at: Location;
let returnsTo: string | undefined;

function Page({ isComplete }: { isComplete: boolean }) {
  at = useLocation();
  returnsTo = useReturn(isComplete);
  return null;
}

function arrive(state: unknown) {
  const page = (isComplete: boolean) => (
    <MemoryRouter initialEntries={[{ pathname: '/mine/auth', state }]}>
      <Page isComplete={isComplete} />
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  return { bindEverything: () => act(() => rerender(page(true))) };
}

it('returns to the page that asked for a binding, once everything is bound', () => {
  const state = wayBackTo({ pathname: '/mine/takemoney', search: '?amount=500', hash: '' });
  const { bindEverything } = arrive(state);
  expect([at.pathname, returnsTo]).toEqual(['/mine/auth', '/mine/takemoney?amount=500']);
  bindEverything();
  expect(at.pathname + at.search).toBe('/mine/takemoney?amount=500');
});

it.each([null, { goingTo: '//evil.example' }])('stays for a member who came with %o', state => {
  const { bindEverything } = arrive(state);
  bindEverything();
  expect(at.pathname).toBe('/mine/auth');
});
