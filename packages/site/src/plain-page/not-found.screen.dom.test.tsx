import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { paths } from '@lobby/feature';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { pageMessages } from './messages/index.ts';
import NotFoundScreen from './not-found.screen.tsx';

let root: Root;
beforeEach(() => pageMessages.load('zh-CN'));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function open(pathname: string) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrandProvider brand={exampleBrand}>
      <Provider store={createSiteStore().store}>
        <MemoryRouter initialEntries={[pathname]}>
          <NotFoundScreen />
        </MemoryRouter>
      </Provider>
    </BrandProvider>,
  );
}

it.each([paths.mine.vip(), paths.game.slots(), '/activity/racePage/7', '/app/help/zrwt'])(
  '%s, which is to come, is said to be under construction, and its address to be right',
  async pathname => {
    open(pathname);
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('页面还在准备'));
    expect(document.body.textContent).toContain('网址没有错');
    expect(document.querySelector('a')?.getAttribute('href')).toBe(paths.home());
  },
);

it.each(['/no/such/page', '/mine/vip/7', '/activity'])(
  '%s, which nobody plans, is said not to be there, without a word of fault',
  async pathname => {
    open(pathname);
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('找不到页面'));
    expect(document.body.textContent).not.toMatch(/有误|错/);
  },
);
