import { loggedOut, loginExpired, loginOpened } from '@lobby/api/session';
import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { followSession } from './follow-session.ts';
import { createListening } from './listening.ts';
import { notify } from './notify.ts';

vi.mock('./notify.ts', () => ({ notify: vi.fn() }));

function site(pathname: string) {
  const actions: unknown[] = [];
  const visited: string[] = [];
  const listening = createListening();
  const store = configureStore({
    reducer: (_state: null | undefined, action) => {
      actions.push(action);
      return null;
    },
    middleware: withDefaults => withDefaults().prepend(listening.middleware),
  });
  const router = {
    navigate: (to: string) => void visited.push(to),
    sendHome: () => void visited.push(`home, then ${pathname}`),
    pathname: () => pathname,
  };
  followSession(listening.startListening, router, [
    { path: '/mine/betRecord', access: 'member' },
    { path: '/home', access: 'public' },
  ]);
  return { store, actions, visited };
}

describe('when a session ends', () => {
  it('expired: shows a message, goes home, opens the login, and keeps the page to return to', async () => {
    const { store, actions, visited } = site('/mine/betRecord');
    store.dispatch(loginExpired({ hadToken: true }));
    await vi.waitFor(() => expect(actions).toContainEqual(loginOpened({ way: 'login' })));
    expect(visited).toEqual(['home, then /mine/betRecord']);
    expect(notify).toHaveBeenCalledWith('expired');
  });

  it('expired without a token: opens the login without a message', async () => {
    vi.mocked(notify).mockClear();
    const { store, actions } = site('/home');
    store.dispatch(loginExpired({ hadToken: false }));
    await vi.waitFor(() => expect(actions).toContainEqual(loginOpened({ way: 'login' })));
    expect(notify).not.toHaveBeenCalled();
  });

  it('logged out: leaves a page that needs a member', async () => {
    const { store, visited } = site('/mine/betRecord');
    store.dispatch(loggedOut());
    await vi.waitFor(() => expect(visited).toEqual(['/home']));
  });

  it('logged out: stays on a public page', async () => {
    const { store, actions, visited } = site('/home');
    store.dispatch(loggedOut());
    await vi.waitFor(() => expect(actions.length).toBeGreaterThan(2));
    expect(visited).toEqual([]);
  });
});
