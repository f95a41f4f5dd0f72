/** A tab that was opened for a game before its address was known. */
export interface GameTab {
  /** False: the browser let none be opened, or it was closed since. */
  isOpen(): boolean;
  goTo(address: string): void;
  close(): void;
}

/**
 * Opens a tab within the press that wants it, because browsers let none be opened later.
 * @param waiting what it says until it goes to the game.
 */
export function openGameTab(
  waiting: string,
  open: () => Window | null = () => window.open('about:blank', '_blank'),
): GameTab {
  const tab = open();
  if (!tab) return { isOpen: () => false, goTo() {}, close() {} };
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return {
    isOpen: () => !tab.closed,
    goTo(address) {
      // The game must not reach back to the page that opened it.
      tab.opener = null;
      tab.location.replace(address);
    },
    close: () => tab.close(),
  };
}
