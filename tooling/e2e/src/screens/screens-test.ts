import path from 'node:path';
import { isSettled } from '../engines/settled.ts';
import type { EngineName } from '../engines/start-engine.ts';
import { userOf } from '../engines/user.ts';
import { test as base, expect } from '../site-test.ts';
import { chromiumEngine } from './chromium-engine.ts';
import { type Again, type Follower, follow } from './follow.ts';
import { shoot } from './shoot.ts';

interface Screens {
  /** Where the pictures of a name are written: Chromium's, and that of the other engine. */
  readonly files: (name: string) => { readonly own: string; readonly other: string };
  /** Another engine that is looked at beside Chromium. */
  readonly follower: Follower | undefined;
  /**
   * Takes the picture of the page under a name; with another engine, its picture too.
   * @param again what that engine's user does on the newly opened page to have the same on it.
   */
  readonly shoot: (name: string, again?: Again) => Promise<void>;
  /** Opens an address, does something there, and takes the picture; with another engine, the same in that. */
  readonly draw: (name: string, address: string, act?: Again) => Promise<void>;
}

/** The test of pictures, of Chromium alone or of another engine beside it. */
export const test = base.extend<Screens>({
  files: async ({ language }, use, { project }) => {
    const { LOBBY_SCREENS = 'screens', LOBBY_SCREENS_ENGINE = '' } = process.env;
    const script = language === 'zh-TW' ? '-tw' : '';
    await use(name => {
      const file = `${name}-${project.name}${script}.png`;
      return {
        own: path.join(LOBBY_SCREENS, file),
        other: path.join(LOBBY_SCREENS, '..', LOBBY_SCREENS_ENGINE, file),
      };
    });
  },
  follower: async ({ page, viewport, hasTouch }, use) => {
    const name = process.env.LOBBY_SCREENS_ENGINE as EngineName | undefined;
    const size = viewport ?? { width: 1366, height: 768 };
    const follower = name && (await follow(page, name, { ...size, hasTouch }));
    await use(follower);
    await follower?.quit();
  },
  shoot: async ({ page, files, follower }, use) =>
    use(async (name, again) => {
      const { own, other } = files(name);
      await shoot(page, own);
      await follower?.shoot(other, again);
    }),
  draw: async ({ page, files, follower }, use) => {
    const chromium = chromiumEngine(page);
    const settled = () => expect.poll(() => chromium.run(isSettled)).toBe(true);
    await use(async (name, address, act) => {
      const { own, other } = files(name);
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeAttached();
      await settled();
      // First the other, which begins with what is stored now.
      await follower?.shoot(other, act);
      await act?.(userOf(chromium), chromium);
      await settled();
      await shoot(page, own);
    });
  },
});

export { expect };
