/** How long one tap took, ms since the finger left the screen. */
export interface Tap {
  readonly of: TapKind;
  /** Until the new text was in the page. */
  readonly written: number;
  /** Until the frame with it was painted. */
  readonly painted: number;
}

/** Ours: the win amount of the slip. Direct: a text beside it, written by a click handler without anything else. */
export type TapKind = 'ours' | 'direct';

declare global {
  interface Window {
    taps: Tap[];
  }
}

/**
 * Runs in the page: times every tap until the amount it changes is painted, into `window.taps`, and adds the button
 * `#direct`, whose click writes directly.
 * @param amount the element of the win amount.
 */
export function startTapClock(amount: Element): void {
  window.taps = [];
  let tappedAt: number | undefined;
  addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), true);

  const button = document.createElement('button');
  const text = document.createElement('output');
  button.id = 'direct';
  button.style.cssText =
    'position:absolute;z-index:9;inset:4px auto auto 120px;inline-size:40px;block-size:40px';
  text.style.cssText = 'position:absolute;z-index:9;inset:4px auto auto 170px';
  let count = 0;
  button.onclick = () => {
    text.textContent = `¥${(++count * 1013.5).toFixed(2)}`;
  };
  amount.closest('[data-pinned]')?.append(button, text);

  // No function here has a name: the compiler would wrap it in a helper, which the page does not have.
  for (const [element, of] of [
    [amount, 'ours'],
    [text, 'direct'],
  ] as const) {
    new MutationObserver(() => {
      if (tappedAt === undefined) return;
      const since = tappedAt;
      tappedAt = undefined;
      const written = performance.now() - since;
      // A message posted in a frame's callback arrives after that frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.taps.push({ of, written, painted: performance.now() - since });
        port2.postMessage(undefined);
      });
    }).observe(element, { subtree: true, childList: true, characterData: true });
  }
}
