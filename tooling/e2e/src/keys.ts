import { expect, type Locator, type Page } from '@playwright/test';

/** So many stops are more than any page has between two elements a member goes to. */
const furthest = 400;

/** Somebody without a pointer: reaches everything with Tab, and uses it with keys. */
export function keys(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until this has the focus; backwards with `back`. */
  async function go(to: Locator, { back = false } = {}): Promise<void> {
    await expect(to).toBeVisible();
    for (let stop = 0; stop < furthest; stop++) {
      if (await to.evaluate(element => element === document.activeElement)) return;
      await press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${to} is not reached with Tab.`);
  }

  return {
    press,
    go,
    /** Goes there and presses Enter. */
    async enter(to: Locator, options?: { back?: boolean }): Promise<void> {
      await go(to, options);
      await press('Enter');
    },
    type: (text: string) => page.keyboard.type(text),
    /** Fails unless something, in whichever frame, has the focus and shows it: the body has it once it was lost. */
    async expectFocus(): Promise<void> {
      const shown = async () => {
        const counts = await Promise.all(
          page.frames().map(frame =>
            frame
              .locator(':focus-visible:not(iframe, body)')
              .count()
              // A frame that is left has it no more.
              .catch(() => 0),
          ),
        );
        return counts.reduce((sum, count) => sum + count, 0);
      };
      await expect.poll(shown, 'Something has the focus').toBe(1);
    },
  };
}
