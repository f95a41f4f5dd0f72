import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannerStage } from './banner-stage.tsx';

const Art = () => null;
const words = (text: string) => ({ 'zh-CN': text, 'zh-TW': text });
const banner = (id: string) => ({
  id,
  Art,
  to: '/home',
  title: words(id),
  text: words(id),
  action: words(id),
});
const later = vi.fn(async () => [banner('two')]);
const brand = {
  ...exampleBrand,
  art: { ...exampleBrand.art, banners: { first: banner('one'), later } },
} as typeof exampleBrand;

let root: Root;
const title = () => document.querySelector('h1')?.textContent;
const carousel = () => document.querySelector('[aria-roledescription="carousel"]');

async function drawn(reducedMotion: boolean) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BrandProvider brand={brand}>
        <MemoryRouter>
          <BannerStage />
        </MemoryRouter>
      </BrandProvider>,
    ),
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  later.mockClear();
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root.unmount());
  vi.useRealTimers();
});

it('shows the next banner every five seconds, without the carousel, to a visitor who does nothing', async () => {
  await drawn(false);
  expect(title()).toBe('one');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(title()).toBe('two');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(title()).toBe('one');
  expect(carousel()).toBeNull();
});

it('does not advance with prefers-reduced-motion', async () => {
  await drawn(true);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(title()).toBe('one');
});

it('keeps the focus on the banner’s link when the carousel loads', async () => {
  await drawn(true);
  vi.useRealTimers();
  // From here on React works by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.querySelector('a')?.focus();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  await vi.waitFor(() => expect(carousel()).not.toBeNull());
  expect(carousel()?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('one');
});

it('keeps the first banner while the later ones cannot be fetched, and asks again at the next turn', async () => {
  later.mockRejectedValueOnce(new Error('offline'));
  await drawn(false);
  expect(later).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(title()).toBe('one');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(title()).toBe('one');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(title()).toBe('two');
});
