import { paths } from '@lobby/feature';
import { ToastRegion } from '@lobby/ui-kit/toast';
import { WithPaths } from '@lobby/ui-testing/stories';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchMessages } from './messages/index.ts';
import { tellSettledBet } from './tell-settled-bet.ts';
import { useWayToRecord, wayToRecord } from './to-record.ts';

let root: Root;
beforeAll(() => watchMessages.load('zh-CN'));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** A page of a member, with or without a record of bets; tells the way to it and where one is. */
async function page(known: readonly { readonly pattern: string }[]) {
  const store = configureStore({ reducer: { page: (state = null) => state } });
  let at = '';
  let isDrawn = false;
  function Watch() {
    useWayToRecord();
    const { pathname, search } = useLocation();
    at = pathname + search;
    isDrawn = true;
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <WithPaths known={known}>
        <MemoryRouter initialEntries={['/home']}>
          <Watch />
        </MemoryRouter>
      </WithPaths>
      <ToastRegion />
    </Provider>,
  );
  await vi.waitFor(() => expect(isDrawn).toBe(true));
  return { way: () => wayToRecord(store.dispatch), at: () => at };
}

const told = { kind: 'bet-settled', ticketId: 'OU7', payout: '19.60' } as const;
const shown = () => document.body.textContent ?? '';

it('a settled bet is told with what came back, and leads to the record', async () => {
  const { way, at } = await page([paths.mine.betHistory]);
  await vi.waitFor(() => expect(way()).toBeDefined());
  tellSettledBet({ ...told, outcome: 'lost', payout: '0.00' }, way());
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '查看注单',
    );
    if (!found) throw new Error('not drawn yet');
    return found;
  });
  expect(shown()).toContain('注单输了，派彩 ¥0');
  button.click();
  await vi.waitFor(() => expect(at()).toBe('/mine/betRecord?status=settled'));
});

it('where the site has no record of bets the toast only tells', async () => {
  const { way } = await page([]);
  expect(way()).toBeUndefined();
  tellSettledBet({ ...told, outcome: 'won' }, way());
  await vi.waitFor(() => expect(shown()).toContain('注单赢了，派彩 ¥19.60'));
  expect(shown()).not.toContain('查看注单');
});
