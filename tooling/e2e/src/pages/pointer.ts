import type { Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
  /** Since the hand began, ms. */
  readonly ms: number;
}

/**
 * A mouse whose events say when it moved, not when the browser was told: a slow machine does not make it
 * tremble. It began `tookMs` ago, so that its last event is not ahead of now.
 */
export async function pointerOf(page: Page, tookMs: number) {
  // The clock of the machine, which the browser knows too: `Date` may be set to another hour (src/time.ts).
  const beganAt = performance.timeOrigin + performance.now() - tookMs;
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y, ms }: Place) =>
    browser.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      timestamp: (beganAt + ms) / 1000,
    });
  return {
    press: (place: Place) => send('mousePressed', place),
    move: (place: Place) => send('mouseMoved', place),
    async release(place: Place): Promise<void> {
      await send('mouseReleased', place);
      await browser.detach();
    },
  };
}
