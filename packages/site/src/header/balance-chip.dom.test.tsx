import { api, configureApi } from '@lobby/api-client/api';
import { codeOf } from '@lobby/api-client/result-codes';
import { startSession } from '@lobby/api-client/session';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { BalanceChip } from './balance-chip.tsx';

let root: Root;
let asked = 0;
let broken = false;
let wallet = { balance: '900', lockMoney: '100' };

beforeEach(() => {
  // The answers of the wire take their own time; only the pause between two questions is moved by hand.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  asked = 0;
  broken = false;
  configureApi({
    ...fakeApiSettings,
    fetch: async () => {
      asked += 1;
      if (broken) throw new TypeError('Failed to fetch');
      const data = { ...wallet, centerWalletBalance: '1000' };
      return Response.json({ status_code: codeOf('success'), data, message: '' });
    },
  });
  startSession({ token: 'test', userId: 'u1' });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function draw() {
  const { store } = createSiteStore();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <MemoryRouter>
          <BalanceChip />
        </MemoryRouter>
      </BrandProvider>
    </Provider>,
  );
  await shows('900');
  return { invalidate: () => store.dispatch(api.util.invalidateTags(['Balance'])) };
}

/** The pauses that are being waited for. */
const isPolled = (is: boolean) => vi.waitFor(() => expect(vi.getTimerCount() > 0).toBe(is));
const shows = (yuan: string) =>
  vi.waitFor(() => expect(document.querySelector('b')?.textContent).toContain(yuan), { timeout: 10_000 });

it('a balance is polled while bets hold money, and no longer', async () => {
  wallet = { balance: '900', lockMoney: '100' };
  await draw();
  wallet = { balance: '1090', lockMoney: '0' };
  await isPolled(true);
  vi.advanceTimersByTime(15_000);
  await shows('1,090');
  await isPolled(false);
  expect(asked).toBe(2);
});

it('a balance is not polled while no bet holds money', async () => {
  wallet = { balance: '900', lockMoney: '0' };
  const { invalidate } = await draw();
  await isPolled(false);
  expect(asked).toBe(1);
  wallet = { balance: '800', lockMoney: '100' };
  invalidate();
  await shows('800');
  await isPolled(true);
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(asked).toBe(3));
});

it('a failed refresh keeps the balance and shows its time until a refresh succeeds', async () => {
  wallet = { balance: '900', lockMoney: '0' };
  await draw();
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  const refresh = document.querySelector<HTMLButtonElement>('[aria-label="刷新余额"]');
  broken = true;
  refresh?.click();
  await vi.waitFor(() => expect(status?.textContent).toMatch(/^刷新失败，截至 \d\d:\d\d$/));
  expect(document.querySelector('b')?.textContent).toContain('900');
  broken = false;
  wallet = { balance: '950', lockMoney: '0' };
  refresh?.click();
  await shows('950');
  await vi.waitFor(() => expect(status?.textContent).toBe(''));
});
