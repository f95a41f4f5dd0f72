declare global {
  interface Window {
    /** When the game could first be played, ms of this machine's clock; in the window of the game. */
    playableAt?: number;
    /** When a press was last made, ms of this machine's clock. */
    pressedAt?: number;
  }
}

/**
 * Runs in every page and frame before its own scripts: notes presses, and when the first enabled spin button of a game
 * was painted.
 */
export function startPlayableClock(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.pressedAt = performance.timeOrigin + timeStamp;
    },
    true,
  );
  const observer = new MutationObserver(() => {
    if (!document.querySelector('button.spin:not([aria-disabled="true"])')) return;
    observer.disconnect();
    // A message posted in a frame's callback arrives after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.playableAt = performance.timeOrigin + performance.now();
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
