import { configureApi } from '@lobby/api';
import { codeOf } from '@lobby/api-client/result-codes';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { type BrandLook, BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticePart } from '../home/parts/notice.part.tsx';
import { siteMessages } from '../messages/index.ts';
import { createSiteStore } from '../store/create-store.ts';
import { UtilityRow } from './utility-row.tsx';

const title = '英超今晚 20:30 正式上演';
const page = {
  pageNum: 1,
  pageSize: 10,
  total: 1,
  list: [{ id: '1', title, content: '', publishedAt: 0 }],
};
let root: Root;

beforeEach(async () => {
  configureApi({
    ...fakeApiSettings,
    fetch: async () => Response.json({ status_code: codeOf('success'), data: page, message: '' }),
  });
  await siteMessages.load('zh-CN');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The row above a page with or without the strip of announcements; how often the newest is on it once that is there. */
async function timesSaid(path: string, home: BrandLook['home'], isBelow: boolean) {
  const { store } = createSiteStore();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <BrandProvider brand={{ ...exampleBrand, look: { ...exampleBrand.look, home } }}>
        <MemoryRouter initialEntries={[path]}>
          <UtilityRow />
          {isBelow && <NoticePart />}
        </MemoryRouter>
      </BrandProvider>
    </Provider>,
  );
  const said = () => [...document.querySelectorAll('button')].filter(each => each.textContent === title);
  await vi.waitFor(() => expect(said().length).toBeGreaterThan(0));
  return said().length;
}

it('says the newest announcement where the page has none', async () => {
  expect(await timesSaid('/game/sport/crty', ['hero', 'notice'], false)).toBe(1);
  root.unmount();
  expect(await timesSaid('/home', ['hero', 'hot'], false)).toBe(1);
});

it('leaves it to the strip of the home page, where that is a part of it', async () => {
  expect(await timesSaid('/home', ['hero', 'notice'], true)).toBe(1);
});
