import { KnownPathsProvider } from '@lobby/feature/known-paths';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { goHomeAndReload, takeOriginalUrl } from '../navigation/go-home-and-reload.ts';
import { pageMessages } from '../plain-page/messages/index.ts';
import FailedPage from './failed-page.tsx';

it('loads the site anew at home', () => {
  const assign = vi.fn();
  goHomeAndReload({ assign, pathname: '/mine/wallet', search: '?tab=1' });
  expect(assign).toHaveBeenCalledWith('/home');
  // For whoever asks for customer service after that: once.
  expect([takeOriginalUrl(), takeOriginalUrl()]).toEqual(['/mine/wallet?tab=1', undefined]);
});

it('a screen that failed offers that in place of a way within the running page', async () => {
  await pageMessages.load('zh-CN');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={configureStore({ reducer: () => null })}>
      <KnownPathsProvider table={[]}>
        <MemoryRouter>
          <FailedPage title="出错了" hint="" />
        </MemoryRouter>
      </KnownPathsProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('重新载入并回到首页'));
  expect(document.querySelector('a[href="/home"]')).toBeNull();
  root.unmount();
});
