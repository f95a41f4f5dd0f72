import { avatarItem } from '@lobby/api/endpoints/user-profile';
import { endSession, startSession } from '@lobby/api/session';
import { readItem, removeItem, writeItem } from '@lobby/api/storage';
import { SlotsProvider } from '@lobby/feature/slots';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { pretendPlatform } from '../testing/pretend-platform.ts';
import { WithPages } from '../testing/with-pages.tsx';
import { MemberChip } from './member-chip.tsx';

let root: Root;
/** Who had the focus when the devices were asked for: their dialog gives it back there. */
let asker: Element | null;

beforeEach(async () => {
  pretendPlatform({ member: true });
  startSession({ token: 'test', userId: '1' });
  asker = null;
  const devices = () => {
    asker = document.activeElement;
    return { type: 'devices' };
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={createSiteStore().store}>
      <SlotsProvider value={{ devices }}>
        <MemoryRouter>
          <WithPages>
            <MemberChip />
          </WithPages>
        </MemoryRouter>
      </SlotsProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(chip()).not.toBeNull());
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  endSession();
  // What one test was answered is not remembered by the next.
  removeItem(avatarItem);
});

const chip = () => document.querySelector<HTMLElement>('button[aria-expanded]');
const entry = () => document.querySelector<HTMLElement>('li button');

async function openMenu() {
  chip()?.click();
  await vi.waitFor(() => expect(entry()).not.toBeNull());
  entry()?.focus();
}

it('the dialog of the devices gives the focus back to the name, since the menu is gone by then', async () => {
  await openMenu();
  entry()?.click();
  expect(asker).toBe(chip());
  await vi.waitFor(() => expect(entry()).toBeNull());
});

it('Escape in the menu closes it, and the focus is on the name again', async () => {
  await openMenu();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await vi.waitFor(() => expect(entry()).toBeNull());
  expect(document.activeElement).toBe(chip());
});

const drawing = () => chip()?.querySelector('svg g');

it('the avatar is asked for, drawn and remembered', async () => {
  await vi.waitFor(() => expect(drawing()).toBeTruthy());
  expect(readItem(avatarItem)).toBe('a05');
});

it('another avatar, chosen on a page or in another tab, is drawn at once', async () => {
  await vi.waitFor(() => expect(drawing()).toBeTruthy());
  const before = drawing()?.innerHTML;
  writeItem(avatarItem, 'a08');
  await vi.waitFor(() => expect(drawing()?.innerHTML).not.toBe(before));
});
