import { endSession, startSession } from '@lobby/api/session';
import { removeItem, writeItem } from '@lobby/api/storage';
import { oneShot } from '@lobby/api/storage/one-shot';
import { configureStore, type Store } from '@reduxjs/toolkit';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { betslipReducer, selectionToggled } from '../state/betslip.slice.ts';
import { sheetAwaited } from '../state/sheet-moved.ts';
import { memberSlipItem, visitorSlipItem } from '../state/stored/stored-slip.ts';
import { handicap, over } from '../testing/sample-selections.ts';
import SlipTab from './slip-tab.tsx';

const forget = () => {
  endSession();
  removeItem(memberSlipItem);
  removeItem(visitorSlipItem);
};
beforeEach(forget);
afterEach(forget);

const brought = () => configureStore({ reducer: { betslip: betslipReducer } });
/** The store of a page on which nothing has brought the slip yet. */
const without = () => configureStore({ reducer: { dialogs: () => null } });

/** Draws the tab over a store; reads what it shows, and presses it. */
async function tabOver(store: Store) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  await act(async () =>
    root.render(
      <Provider store={store}>
        <SlipTab>
          {({ count, open }) => (
            <button type="button" onClick={open}>
              {count}
            </button>
          )}
        </SlipTab>
      </Provider>,
    ),
  );
  return {
    count: () => place.textContent,
    press: () => act(async () => place.querySelector('button')?.click()),
  };
}

const stored = {
  owner: 'u1',
  mode: 'multiple',
  series: false,
  combine: 'series',
  items: [handicap, over],
  stakes: {},
  basis: 'each',
} as const;

it('counts the stored picks of the member, and of nobody else, where no page has brought the slip', async () => {
  startSession({ token: 't', userId: 'u1' });
  writeItem(memberSlipItem, stored);
  const tab = await tabOver(without());
  expect(tab.count()).toBe('2');
  await act(async () => writeItem(memberSlipItem, { ...stored, owner: 'u2' }));
  expect(tab.count()).toBe('0');
});

it('counts what is picked while the slip is there, and opens its sheet at once', async () => {
  const store = brought();
  const tab = await tabOver(store);
  await act(async () => store.dispatch(selectionToggled(handicap)));
  expect(tab.count()).toBe('1');
  await tab.press();
  expect(store.getState().betslip.sheetOpen).toBe(true);
});

it('leaves word for the bar of the page that brings the slip next', async () => {
  await (await tabOver(without())).press();
  expect(oneShot.takeFor(sheetAwaited)).toBe('open');
});
