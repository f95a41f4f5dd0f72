import { api } from '@lobby/api';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { headerMessages } from '../header/messages/index.ts';
import { siteMessages } from '../messages/index.ts';
import { PageFrame } from './page-frame.tsx';

beforeAll(async () => {
  await siteMessages.load('zh-CN');
  await headerMessages.load('zh-CN');
});

it('turns from bare into one with a header, as where a bare page leads on to a list', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const failed = vi.fn();
  const root = createRoot(place, { onUncaughtError: failed });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const draw = (layout: 'bare' | 'main') =>
    root.render(
      <Provider store={store}>
        <BrandProvider brand={exampleBrand}>
          <MemoryRouter>
            <PageFrame layout={layout}>
              <p>{layout}</p>
            </PageFrame>
          </MemoryRouter>
        </BrandProvider>
      </Provider>,
    );
  draw('bare');
  await vi.waitFor(() => expect(place.textContent).toBe('bare'));
  draw('main');
  await vi.waitFor(() => expect(failed.mock.calls.length > 0 || place.querySelector('header')).toBeTruthy());
  expect(failed).not.toHaveBeenCalled();
});
