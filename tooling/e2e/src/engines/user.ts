import { expect } from '@playwright/test';
import type { Device, Engine } from './engine.ts';
import { type Found, seek, stepsTo, type Wanted } from './seek.ts';

/** Who uses a page of an engine: finds things by what they say, and presses and types as a person does. */
export interface User {
  /** What is on the page now, or nothing. */
  look(at: Wanted): Promise<Found | null>;
  /** Waits until it is on the page. */
  see(what: Wanted): Promise<void>;
  /** Waits until it is not on the page. */
  miss(what: Wanted): Promise<void>;
  /** Presses it if it can be pressed now. @returns whether it could. */
  tryToPress(what: Wanted): Promise<boolean>;
  /** Presses it, when it can be pressed. */
  press(what: Wanted): Promise<void>;
  /** Presses it until the page shows what that is to bring: a list may have moved under the pointer. */
  pressUntil(what: Wanted, isDone: () => Promise<boolean>): Promise<void>;
  /** Presses a field until it has the focus. */
  focus(field: Wanted): Promise<void>;
  /** Presses a field and types into it, in the place of what was there. */
  fill(field: Wanted, text: string): Promise<void>;
  keys(...keys: string[]): Promise<void>;
  /** Strikes keys until they have done what they do: a dialog listens to them a moment after it is seen. */
  keysUntil(keys: readonly string[], isDone: () => Promise<boolean>): Promise<void>;
}

/** Keys without a letter, as WebDriver names them. */
export const key = { enter: '\uE007', escape: '\uE00C', right: '\uE014' } as const;

export function userOf(engine: Engine): User {
  const look = (wanted: Wanted) => engine.run(seek, stepsTo(wanted), false);
  const named = ({ role, name }: Wanted) => `${role} ${name ?? ''}`;
  const strike = (value: string, nth: number): Device => ({
    type: 'key',
    id: 'keyboard',
    actions: [
      // At the pace of a hand, which is not even: a driver alone is quicker than any keyboard.
      { type: 'pause', duration: 10 + 5 * (nth % 4) },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  });

  async function tryToPress(wanted: Wanted): Promise<boolean> {
    const found = await engine.run(seek, stepsTo(wanted), true);
    if (!found?.canPress || found.disabled) return false;
    const { x, y } = found;
    await engine.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
    return true;
  }

  const repeat = (act: () => Promise<unknown>, isDone: () => Promise<boolean>) =>
    expect(async () => {
      if (!(await isDone())) await act();
      // Longer than a slow page takes: a second press may choose a second thing.
      await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });

  const self: User = {
    look,
    tryToPress,
    see: what => expect.poll(() => look(what), { message: `${named(what)} is on the page` }).not.toBeNull(),
    miss: what => expect.poll(() => look(what), { message: `${named(what)} is gone` }).toBeNull(),
    press: what =>
      expect.poll(() => tryToPress(what), { message: `${named(what)} can be pressed` }).toBe(true),
    pressUntil: (what, isDone) => repeat(() => tryToPress(what), isDone),
    keysUntil: (keys, isDone) => repeat(() => self.keys(...keys), isDone),
    focus: field =>
      repeat(
        () => tryToPress(field),
        async () => (await look(field))?.focused === true,
      ),
    async fill(field, text) {
      await self.focus(field);
      await engine.run(selectFocused);
      await self.keys(...text);
    },
    async keys(...keys) {
      // One at a time: WebKit's driver has hung on a long list.
      for (const [nth, value] of keys.entries()) await engine.act([strike(value, nth)]);
    },
  };
  return self;
}

/** Runs in the page. */
function selectFocused(): void {
  (document.activeElement as HTMLInputElement).select?.();
}
