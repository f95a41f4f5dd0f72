import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScroll } from './use-scroll.ts';

/** How far a page can be scrolled, px: what is not there yet cannot be scrolled to. */
let reach = 0;
let scrollY = 0;
let grown: () => void;
let root: Root;
let go: ReturnType<typeof useNavigate>;

beforeEach(() => {
  reach = 5_000;
  scrollY = 0;
  grown = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe() {
        grown = this.notify;
        grown();
      }
      disconnect() {
        grown = () => {};
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => moveTo(Number(to[1])));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  window.history.replaceState(null, '');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function moveTo(y: number) {
  scrollY = Math.min(y, reach);
  window.dispatchEvent(new Event('scroll'));
}

function Page() {
  const location = useLocation();
  // As the router of a browser writes it.
  window.history.replaceState({ key: location.key }, '');
  useScroll(location);
  go = useNavigate();
  return location.pathname + location.search + location.hash;
}

const shows = (address: string) => vi.waitFor(() => expect(document.body.textContent).toBe(address));

async function visit(address: string) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  await shows(address);
}

async function open(address: string) {
  go(address);
  await shows(address);
}

it.each(['/about', '/list?match=1'])('%s, opened from far down a list, starts at its top', async next => {
  await visit('/list');
  moveTo(900);
  await open(next);
  await vi.waitFor(() => expect(scrollY).toBe(0));
});

it('the way back leads to where the list was left, once it is as long again', async () => {
  await visit('/list');
  moveTo(900);
  await open('/list?match=1');
  await vi.waitFor(() => expect(scrollY).toBe(0));

  reach = 300;
  go(-1);
  await shows('/list');
  await vi.waitFor(() => expect(scrollY).toBe(300));
  reach = 5_000;
  grown();
  expect(scrollY).toBe(900);
  moveTo(1_200);
  grown();
  expect(scrollY).toBe(1_200);
});

it('two steps back in a row keep the place of the page they end at', async () => {
  await visit('/list');
  moveTo(900);
  await open('/about');
  await vi.waitFor(() => expect(scrollY).toBe(0));
  moveTo(400);
  await open('/help');
  await vi.waitFor(() => expect(scrollY).toBe(0));

  reach = 300;
  go(-1);
  await shows('/about');
  await vi.waitFor(() => expect(scrollY).toBe(300));
  scrollY = 0;
  go(-1);
  await shows('/list');
  await vi.waitFor(() => expect(scrollY).toBe(300));
  reach = 5_000;
  await open('/help');
  await vi.waitFor(() => expect(scrollY).toBe(0));
  go(-1);
  await shows('/list');
  await vi.waitFor(() => expect(scrollY).toBe(900));
});

it('who scrolls before the list is there is left alone', async () => {
  await visit('/list');
  moveTo(900);
  await open('/about');
  reach = 300;
  go(-1);
  await shows('/list');
  await vi.waitFor(() => expect(scrollY).toBe(300));

  window.dispatchEvent(new Event('wheel'));
  moveTo(100);
  reach = 5_000;
  grown();
  expect(scrollY).toBe(100);
});

it('the same address again, or a place on it, stays where it is', async () => {
  await visit('/list');
  moveTo(900);
  const entry = () => window.history.state.key;
  const before = entry();
  await open('/list');
  await vi.waitFor(() => expect(entry()).not.toBe(before));
  await open('/list#end');
  expect(scrollY).toBe(900);
});
