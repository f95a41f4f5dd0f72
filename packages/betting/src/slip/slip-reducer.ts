import type { Slip, SlipChange, SlipEvent, SlipItem } from './slip.ts';
import {
  addSelection,
  clearSlip,
  removeSelection,
  restoreSlip,
  setMultiple,
  setSeries,
} from './slip-moves.ts';

/**
 * All rules of the slip (docs/rules.md#slip). While an order is being confirmed everything is refused but the end
 * of the confirming, undo included.
 */
export function slipReducer<Item extends SlipItem>(
  slip: Slip<Item>,
  event: SlipEvent<Item>,
): SlipChange<Item> {
  switch (event.type) {
    case 'selected':
      return addSelection(slip, event.item);
    case 'removed':
      return removeSelection(slip, event.key);
    case 'multipleSet':
      return setMultiple(slip, event.on);
    case 'seriesSet':
      return setSeries(slip, event.on);
    case 'cleared':
      return clearSlip(slip);
    case 'confirmingSet':
      return { slip: { ...slip, confirming: event.on }, removed: [], invalidated: [] };
    case 'restored':
      return restoreSlip(slip, event.before);
  }
}
