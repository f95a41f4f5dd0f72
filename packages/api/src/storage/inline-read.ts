import type { StoredItem } from './storage.ts';

/**
 * A JavaScript expression that reads the raw text of an item, or null. For the one inline script of a page,
 * which runs before any module and so cannot use the storage itself.
 */
export function inlineRead(item: StoredItem<unknown>): string {
  return `(function(){try{return localStorage.getItem(${JSON.stringify(item.key)})}catch(e){return null}})()`;
}
