import { expect, type Page } from '@playwright/test';
import { rememberSecret } from './canaries.ts';
import type { JoinedMember } from './joined-member.ts';
import type { SiteOptions } from './options.ts';
import { accessDialog } from './pages/access-dialog.ts';
import { verifyDevice } from './pages/verify-device.ts';
import type { SiteFixtures } from './site-test.ts';

interface Absent extends Pick<SiteFixtures, 'time' | 'member'>, Pick<SiteOptions, 'language'> {
  readonly page: Page;
  /**
   * A bound phone, and the code that is sent to it: such a member logs in from another address than the one of their
   * registration, and is asked for it.
   */
  readonly phone?: { readonly number: string; receive(): Promise<string> };
}

/** A session without a call ends after half an hour. */
export const sessionMs = 31 * 60_000;

/**
 * Leaves the site for longer than a session lasts, comes back to a page of the member area, and logs in again on the way.
 * @param ms at least `sessionMs`.
 * @returns the member with the token of the new session.
 */
export async function comeBackAfter(
  ms: number,
  path: string,
  { page, time, member, language, phone }: Absent,
): Promise<JoinedMember> {
  // Nothing of the site asks meanwhile, and it learns of the end when it is opened.
  await page.goto('about:blank');
  await time.advanceServers(ms);
  await page.goto(path);
  await accessDialog(page, language).logIn(member);
  if (phone) {
    const device = verifyDevice(page, language);
    await device.askSms();
    await device.giveDigits(phone.number.slice(-8, -4), 'digitsSend');
    await device.typeCode(await phone.receive());
  }
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const session = await page.evaluate(() => localStorage.getItem('lobby.my.session') ?? '{}');
  const { token } = JSON.parse(session) as { token: string };
  rememberSecret(token);
  return { ...member, token };
}
