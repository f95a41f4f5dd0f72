import { endSession, startSession } from '@lobby/api/session';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useWayBack } from './way-back.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  endSession();
});

const entry = { pathname: '/home', state: { goingTo: '/mine/betRecord?status=open' } };
const logIn = () => startSession({ token: 'test', userId: 'u1' });
const page = () => document.body.textContent;
const shows = (path: string) => vi.waitFor(() => expect(page()).toBe(path));

let go: ReturnType<typeof useNavigate>;
function Page() {
  useWayBack();
  go = useNavigate();
  const { pathname, search } = useLocation();
  return pathname + search;
}

function visit(...entries: Parameters<typeof MemoryRouter>[0]['initialEntries'] & object) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={entries}>
      <Page />
    </MemoryRouter>,
  );
}

it('a visitor sent home to log in returns to the requested page with its query', async () => {
  visit(entry);
  await shows('/home');
  logIn();
  await shows('/mine/betRecord?status=open');
});

it('a visitor who has navigated elsewhere is not redirected after login', async () => {
  visit(entry);
  await shows('/home');
  go('/game/sport');
  await shows('/game/sport');
  logIn();
  go(-1);
  await shows('/home');
});

it.each(['//evil.example', 'javascript:alert(1)'])('%s is never navigated to', async goingTo => {
  visit({ pathname: '/home', state: { goingTo } });
  await shows('/home');
  logIn();
  go('/next');
  await shows('/next');
  expect(window.location.host).not.toContain('evil');
});
