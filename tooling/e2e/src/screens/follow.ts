import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import { isSettled } from '../engines/settled.ts';
import { type EngineName, startEngine } from '../engines/start-engine.ts';
import { storeItems } from '../engines/store-items.ts';
import { type User, userOf } from '../engines/user.ts';
import { expect } from '../site-test.ts';

/** What a person does on a page that has just been opened, to have the same on it as in Chromium. */
export type Again = (user: User, engine: Engine) => Promise<unknown>;

/** A browser of another engine, which is led to what a page of Chromium shows. */
export interface Follower {
  /** Opens the same address with the same storage, does again what was done there, and takes a picture. */
  shoot(file: string, again?: Again): Promise<void>;
  quit(): Promise<void>;
}

export async function follow(page: Page, name: EngineName, options: EngineOptions): Promise<Follower> {
  const engine = await startEngine(name, options);
  const user = userOf(engine);
  const stands = async (heading: string) =>
    (await engine.run(isSettled)) && (await engine.run(headingOf)) === heading;
  return {
    async shoot(file, again) {
      const url = page.url();
      await storeItems(engine, new URL(url).origin, await page.evaluate(storedItems));
      await engine.open(url);
      await engine.act([aTouch]);
      const heading = await page.evaluate(headingOf);
      await expect.poll(() => stands(heading), { message: `${name} shows ${url}` }).toBe(true);
      if (again) {
        await again(user, engine);
        await expect.poll(() => engine.run(isSettled)).toBe(true);
      }
      await writeFile(file, await engine.picture());
    },
    quit: () => engine.quit(),
  };
}

/** The pointer moves into the window: what waits for the visitor's first input is loaded. */
const aTouch = {
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [{ type: 'pointerMove', x: 4, y: 4, duration: 0 }],
} as const;

/** Runs in the page. */
function storedItems() {
  const itemsOf = (storage: Storage) => Object.entries(storage).map(([name, value]) => ({ name, value }));
  return { localStorage: itemsOf(localStorage), sessionStorage: itemsOf(sessionStorage) };
}

/** Runs in the page. */
function headingOf(): string {
  return document.querySelector('h1')?.textContent ?? '';
}
