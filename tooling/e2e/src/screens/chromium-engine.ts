import type { Page } from '@playwright/test';
import { type DeviceAction, type Engine, overJson } from '../engines/engine.ts';
import { key } from '../engines/user.ts';

/** A page of Chromium as an engine: one user leads it and the other engines alike. */
export function chromiumEngine(page: Page): Engine {
  const named: Readonly<Record<string, string>> = { [key.enter]: 'Enter', [key.escape]: 'Escape' };
  const does: Readonly<Record<string, (action: DeviceAction) => Promise<void>>> = {
    pointerMove: ({ x = 0, y = 0 }) => page.mouse.move(x, y),
    pointerDown: () => page.mouse.down(),
    pointerUp: () => page.mouse.up(),
    keyDown: ({ value = '' }) => page.keyboard.down(named[value] ?? value),
    keyUp: ({ value = '' }) => page.keyboard.up(named[value] ?? value),
  };
  return {
    async open(url) {
      await page.goto(url);
    },
    async run(call, ...args) {
      return JSON.parse(await page.evaluate(`(${overJson(call)})(${JSON.stringify(JSON.stringify(args))})`));
    },
    async act(devices) {
      for (const action of devices.flatMap(({ actions }) => actions)) await does[action.type]?.(action);
    },
    picture: () => page.screenshot({ animations: 'disabled' }),
    // The test itself listens to the page.
    errors: () => [],
    async quit() {},
  };
}
