import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineRoute, paths, type Switches } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { pageMessages } from './messages/index.ts';
import NotFoundScreen from './not-found.screen.tsx';
import { plannedPages } from './planned-pages.ts';

let root: Root;
beforeEach(() => pageMessages.load('zh-CN'));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function open(pathname: string, switches: Partial<Switches> = {}, known: readonly string[] = []) {
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
  document.title = '';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrandProvider brand={{ ...exampleBrand, switches: { ...exampleBrand.switches, ...switches } }}>
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

const head = () => [document.querySelector('h1')?.textContent, document.title];

it.each([
  ['/app/help/kh', '开户帮助'],
  ['/app/help/zrwt', '真人问题'],
])(
  '%s, which is to come, says on the page and in the window what it is, and its address to be right',
  async (pathname, page) => {
    open(pathname);
    await vi.waitFor(() => expect(head()).toEqual([`“${page}”还在准备`, `${page} · 筹备中 · 示例`]));
    expect(document.body.textContent).toContain('网址没有错');
    expect(document.querySelector('a')?.getAttribute('href')).toBe(paths.home());
  },
);

it.each(plannedPages.map(({ path }) => path.replace(':id', '7')))(
  '%s is named, in the window and on the page',
  async pathname => {
    open(pathname, { deposit: true, hideAgents: false });
    await vi.waitFor(() => expect(document.title).toMatch(/^[^·]{2,9} · 筹备中 · 示例$/));
    const [page] = document.title.split(' · ');
    expect(document.querySelector('h1')?.textContent).toBe(`“${page}”还在准备`);
  },
);

it.each([
  ['/app/help/ck', { deposit: false }],
  ['/app/help/hzhb', { hideAgents: true }],
])('%s, which a brand with %o will never have, is not there', async (pathname, switches) => {
  open(pathname, switches);
  await vi.waitFor(() => expect(head()).toEqual(['找不到页面', '找不到页面 · 示例']));
});

it.each(['/no/such/page', '/mine/vip/7', '/activity'])(
  '%s, which nobody plans, is said not to be there, without a word of fault',
  async pathname => {
    open(pathname);
    await vi.waitFor(() => expect(head()).toEqual(['找不到页面', '找不到页面 · 示例']));
    expect(document.body.textContent).not.toMatch(/有误|错/);
    // What was asked for stands there as it was typed, so that a slip of the finger is found.
    expect(document.querySelector('[translate=no]')?.textContent).toBe(pathname);
  },
);

it('offers home, the matches, the help and the service, as far as the site has them', async () => {
  const known = [paths.game.sport.pattern, paths.help.sportsRules.pattern];
  open('/no/such/page', {}, known);
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('a, button')].map(way => way.textContent)).toEqual([
      '回到首页',
      '看滚球',
      '查看帮助',
      '联系客服',
    ]),
  );
});
