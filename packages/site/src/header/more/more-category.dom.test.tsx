import { api } from '@lobby/api';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineRoute, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { siteMessages } from '../../messages/index.ts';
import lateParts from '../late/late-parts.ts';

beforeAll(() => siteMessages.load('zh-CN'));

const table = [
  defineRoute({
    path: paths.mine.message.pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'mine',
    access: 'member',
    load: async () => ({ default: () => null }),
  }),
];

/** A navigation with these categories; answers what is drawn. */
async function drawn(...codes: readonly string[]): Promise<HTMLElement> {
  const { default: More } = await lateParts.more();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer } });
  root.render(
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <KnownPathsProvider table={table}>
          <MemoryRouter>
            {codes.map(code => (
              <More key={code} code={code} badge="new" css={{}} />
            ))}
            <p>end</p>
          </MemoryRouter>
        </KnownPathsProvider>
      </BrandProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain('end'));
  return place;
}

it('a category with a page is a link with its badge', async () => {
  const link = (await drawn('message')).querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/mine/message', '消息新']);
});

it('customer service is a button, because it has no page', async () => {
  expect((await drawn('customer')).querySelector('button')?.textContent).toBe('客服新');
});

it('a category without a page, or that nobody knows, is not there', async () => {
  expect((await drawn('sponsor', 'nowhere')).textContent).toBe('end');
});
