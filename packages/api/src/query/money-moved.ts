import { randomUuid } from '@lobby/api-client/request';
import type { Dispatch } from '@reduxjs/toolkit';
import { defineItem, subscribeItem, textCodec, writeItem } from '../storage/index.ts';
import { api } from './api.ts';

/** A text that changes whenever a member's money has moved, so that every tab is notified. */
const moneyItem = defineItem('money-moved', textCodec);

/** Reports that money has moved: an order was sent or has its outcome, or a bet was found settled. */
export function moneyMoved(): void {
  writeItem(moneyItem, randomUuid());
}

/** Calls back after money has moved, reported in this tab or another. Returns a function that unsubscribes. */
export function onMoneyMoved(callBack: () => void): () => void {
  return subscribeItem(moneyItem, callBack);
}

/**
 * Invalidates the cached balances and bets of a store when money has moved in any tab, and the balances when somebody
 * comes back to this one. Called once, by createSite.
 */
export function watchMoney(dispatch: Dispatch): () => void {
  const stop = onMoneyMoved(() => dispatch(api.util.invalidateTags(['Balance', 'Bets'])));
  const onFocus = () => dispatch(api.util.invalidateTags(['Balance']));
  window.addEventListener('focus', onFocus);
  return () => {
    stop();
    window.removeEventListener('focus', onFocus);
  };
}
