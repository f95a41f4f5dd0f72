import type { Dispatch } from '@reduxjs/toolkit';
import { randomUuid } from '../crypto/uuid.ts';
import { defineItem, subscribeItem, textCodec, writeItem } from '../storage/index.ts';
import { api } from './api.ts';

/** Another text whenever a member's money has moved, so that every tab hears of it. */
const moneyItem = defineItem('money-moved', textCodec);

/** Says that money has moved: an order was sent or has its outcome, or a bet was seen to be settled. */
export function moneyMoved(): void {
  writeItem(moneyItem, randomUuid());
}

/** Calls back after money has moved, as far as this tab or another knows. Returns its own undo. */
export function onMoneyMoved(callBack: () => void): () => void {
  return subscribeItem(moneyItem, callBack);
}

/** Keeps the balances and bets of a store in step with the money of all tabs. Called once, by createSite. */
export function watchMoney(dispatch: Dispatch): () => void {
  return onMoneyMoved(() => dispatch(api.util.invalidateTags(['Balance', 'Bets'])));
}
