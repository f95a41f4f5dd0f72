import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { solvePicture } from '@lobby/platform-testing/client/solve-captcha';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic, xingheClassic } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';

/** An attacker tries the passwords of a member, who keeps logging in. */

const { login } = contract.userSession;
const wrong = codeOf('invalid-credentials');
/** The work for a name that failed ten times: 2^14 hashes instead of the 2^12 of these tests. */
const risenBits = 14;

for (const [nth, [corner, siteId]] of (
  [
    [xingheClassic, '1001'],
    [qingshanClassic, '1002'],
  ] as const
).entries()) {
  test.describe(nameOf(corner), () => {
    test.use(corner);
    test(
      'ten wrong logins of an attacker lock the member out of neither their own device nor a new one',
      deepUnless(nth === 0),
      async ({ page, world, time, anotherBrowser, outbox, edition, language }) => {
        const member = newMember();
        const top = header(page, { edition, language });
        const access = accessDialog(page, language);
        await page.goto('/home');
        await top.openRegister();
        await access.register(member);
        await top.expectMember(member.name);
        await top.logOut();

        await test.step('an attacker tries ten passwords, each with a captcha', async () => {
          for (let n = 0; n < 10; n++) {
            const headers = { 'x-forwarded-for': `198.51.100.${n}` };
            const attacker = testClient(world.platform, siteId, { now: time.now, headers });
            const guess = { name: member.name, password: md5(`guess${n}`) };
            const { data } = await attacker.send(login, guess);
            const { work } = data as unknown as { work: { bits: number } };
            const solved = await solvePicture(world.platform, attacker, work);
            expect((await attacker.send(login, { ...guess, ...solved })).status_code).toBe(wrong);
          }
        });

        await top.openLogin();
        await access.logIn(member);
        await top.expectMember(member.name);

        const elsewhere = await anotherBrowser();
        const slider = sliderCaptcha(elsewhere, language);
        await header(elsewhere, { edition, language }).openLogin();
        const called = elsewhere.waitForRequest(request => request.headers()['x-api-uuid'] !== undefined);
        await accessDialog(elsewhere, language).askToLogIn(member);
        await slider.ready();
        const device = (await called).headers()['x-api-uuid'] ?? '';
        expect(await outbox.workOf(device)).toBeGreaterThanOrEqual(risenBits);
        await expectAccessible(elsewhere);
        await slider.byMouse();
        await header(elsewhere, { edition, language }).expectMember(member.name);
      },
    );
  });
}
