import { createStorage } from './storage.ts';

/**
 * Storage of this tab alone: outlives a reload, and ends with the tab. A door of its own, so that the first page does
 * not carry it. What is kept here ends by its own time; a logout does not reach it.
 */
export const tabStorage = createStorage(() => globalThis.sessionStorage, {
  tell: () => {},
  hear: () => () => {},
});
