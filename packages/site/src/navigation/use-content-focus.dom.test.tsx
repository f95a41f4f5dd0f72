import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useContentFocus } from './use-content-focus.ts';

let root: Root;

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(linkTo('one match')).not.toBeNull());
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Page() {
  useContentFocus(useLocation().pathname);
  return (
    <>
      <Link to="/help">help</Link>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Link to="/match">one match</Link>} />
          <Route path="*" element={<h1>arrived</h1>} />
        </Routes>
      </main>
    </>
  );
}

const linkTo = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) ?? null;

async function follow(name: string) {
  linkTo(name)?.focus();
  linkTo(name)?.click();
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
}

it('focuses the main content when the link that was followed is gone', async () => {
  await follow('one match');
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
});

it('leaves the focus on a link that is still there', async () => {
  await follow('help');
  expect(document.activeElement).toBe(linkTo('help'));
});
