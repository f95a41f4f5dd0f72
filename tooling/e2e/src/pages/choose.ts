import { expect, type Locator } from '@playwright/test';

/** Presses a radio button and waits until it is chosen: one that follows the address is a moment later. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
