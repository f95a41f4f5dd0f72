import { handTrack } from '@lobby/captcha/slider-script';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import { findHole } from './find-hole.ts';
import { pointerOf } from './pointer.ts';

/** The slider: a piece to be moved into the gap of a picture. */
export function sliderCaptcha(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('verification.slider.title'), exact: true });
  const handle = dialog.getByRole('slider', { name: words('verification.slider.label') });

  /** Drags the piece like a person, at a person's times however slow the machine is. */
  async function drag(to: number): Promise<void> {
    await handle.hover();
    const grip = await boxOf(handle);
    const rail = await boxOf(handle.locator('..'));
    const max = Number(await handle.getAttribute('aria-valuemax'));
    const scale = (rail.width - grip.width) / max;
    const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    const track = handTrack(to);
    const pointer = await pointerOf(page, track.at(-1)?.[2] ?? 0);
    let last = { ...from, ms: 0 };
    await pointer.press(last);
    for (const [dx, dy, ms] of track) {
      last = { x: from.x + dx * scale, y: from.y + dy * scale, ms };
      await pointer.move(last);
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(drawn)));
    }
    await pointer.release(last);
  }

  const ready = async () => {
    await expect(dialog.locator('img')).toHaveCount(2);
    await expect(handle).not.toHaveAttribute('aria-disabled', 'true');
  };

  return {
    dialog,
    ready,
    async byMouse(): Promise<void> {
      await ready();
      await drag(await findHole(dialog));
      await expect(dialog).toBeHidden();
    },
    async byKeyboard(): Promise<void> {
      await ready();
      const hole = await findHole(dialog);
      await expect(handle).toBeFocused();
      for (let x = 0; x + 2 < hole; x += 4) await page.keyboard.press('ArrowRight', { delay: 8 });
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    },
    /** Drops the piece at a wrong position. */
    async miss(): Promise<void> {
      await ready();
      const hole = await findHole(dialog);
      await drag(hole > 180 ? hole - 60 : hole + 60);
    },
    usePicture: () => dialog.getByRole('button', { name: words('verification.captcha.usePicture') }).click(),
  };
}

/** The picture captcha: its letters are to be typed. */
export function pictureCaptcha(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('verification.graphic.title'), exact: true });
  const picture = dialog.getByRole('img', { name: words('verification.graphic.alt') });
  const code = dialog.getByLabel(words('verification.graphic.label'), { exact: true });

  return {
    dialog,
    picture,
    code,
    another: () => dialog.getByRole('button', { name: words('verification.graphic.another') }).click(),
    async answer(letters: string): Promise<void> {
      await code.fill(letters);
      await dialog.getByRole('button', { name: words('verification.graphic.submit'), exact: true }).click();
    },
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  return box;
}
