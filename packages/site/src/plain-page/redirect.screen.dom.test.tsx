import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { paths } from '@lobby/feature';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { pageMessages } from './messages/index.ts';
import RedirectScreen from './redirect.screen.tsx';

let root: Root;
beforeEach(() => pageMessages.load('zh-CN'));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('a link to an origin the brand does not allow is blocked, with a way to the home page', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrandProvider brand={exampleBrand}>
      <Provider store={createSiteStore().store}>
        <MemoryRouter initialEntries={[`/redirect/${encodeURIComponent('https://evil.example/')}`]}>
          <Routes>
            <Route path={paths.redirect.pattern} element={<RedirectScreen />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </BrandProvider>,
  );
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('链接已拦下'));
  expect(document.querySelector('a')?.getAttribute('href')).toBe(paths.home());
});
