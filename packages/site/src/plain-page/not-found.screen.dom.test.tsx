import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineRoute, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
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

function open(pathname: string, known: readonly string[] = []) {
  const table = known.map(path =>
    defineRoute({
      path,
      title: 'page.notFound.title',
      texts: pageMessages,
      layout: 'main',
      access: 'public',
      load: async () => ({ default: () => null }),
    }),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrandProvider brand={exampleBrand}>
      <Provider store={createSiteStore().store}>
        <MemoryRouter initialEntries={[pathname]}>
          <KnownPathsProvider table={table}>
            <NotFoundScreen />
          </KnownPathsProvider>
        </MemoryRouter>
      </Provider>
    </BrandProvider>,
  );
}

it.each(['/no/such/page', '/mine/vip/7', '/activity', '/app/help/none'])(
  '%s is said not to be there, without a word of fault',
  async pathname => {
    open(pathname);
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('找不到页面'));
    expect(document.body.textContent).not.toMatch(/有误|错/);
    // What was asked for stands there as it was typed, so that a slip of the finger is found.
    expect(document.querySelector('[translate=no]')?.textContent).toBe(pathname);
  },
);

it('offers home, the matches, the help and the service, as far as the site has them', async () => {
  const known = [paths.game.sport.pattern, paths.help.tywt.pattern];
  open('/no/such/page', known);
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('a, button')].map(way => way.textContent)).toEqual([
      '回到首页',
      '看滚球',
      '查看帮助',
      '联系客服',
    ]),
  );
});
