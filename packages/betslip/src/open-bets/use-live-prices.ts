import { writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { livePricesItem } from '../state/stored/stored-items.ts';

/** Whether open bets show what they cost now, and the switch of it: one for every page, kept by this browser. */
export function useLivePrices(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useItem(livePricesItem) !== 'off', isOn => writeItem(livePricesItem, isOn ? 'on' : 'off')];
}
