import { endSession, startSession } from '@lobby/api/session';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '../rooms/chat-store.ts';
import { useChat } from './page-chat.ts';

const roots: Root[] = [];
beforeEach(() => startSession({ token: 'a', userId: 'ann' }));
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  endSession();
  sessionStorage.clear();
});

/** The chat of a page that is loaded now. */
async function loadedChat(): Promise<Chat> {
  const found: Chat[] = [];
  function Found() {
    found.push(useChat());
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(
    <Provider store={configureStore({ reducer: { page: (state = null) => state } })}>
      <BrandProvider brand={exampleBrand}>
        <Found />
      </BrandProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(found).not.toHaveLength(0));
  return found[0] as Chat;
}

it('what was written and not sent is there again after a reload, once', async () => {
  const before = await loadedChat();
  before.keepDraft('lobby', '写到一半');
  window.dispatchEvent(new Event('pagehide'));
  expect((await loadedChat()).draft('lobby')).toBe('写到一半');
  expect((await loadedChat()).draft('lobby')).toBe('');
});

it('what a member did not send is not a guest’s where another tab logged them out as the page went away', async () => {
  const before = await loadedChat();
  before.keepDraft('lobby', '写到一半');
  // Another tab: this one has not heard of it yet.
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect((await loadedChat()).draft('lobby')).toBe('');
});

it('what one member did not send is shown to nobody else after a reload', async () => {
  const before = await loadedChat();
  before.keepDraft('lobby', '写到一半');
  window.dispatchEvent(new Event('pagehide'));
  startSession({ token: 'b', userId: 'bob' });
  expect((await loadedChat()).draft('lobby')).toBe('');
  startSession({ token: 'c', userId: 'ann' });
  expect((await loadedChat()).draft('lobby')).toBe('');
});
