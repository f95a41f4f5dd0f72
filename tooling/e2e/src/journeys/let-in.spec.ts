import { contract } from '@lobby/api-client/contract';
import { codeOf, resultMessage } from '@lobby/api-client/result-codes';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { consoleForm } from '../console-form.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** An operator decides who is let in: a visitor reads what was decided, and gets in once it is taken back. */

const nothing = { login: '', registration: '', text: '', textTw: '' };
const everybody = { warned: '', blocked: '' };
const nobody = { name: 'nobody12', password: 'lobby2026x' };

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  let decide: (fields: Record<string, string>) => Promise<void>;
  test.beforeEach(async ({ world, brand }) => {
    const form = await consoleForm(world.platform, '/dev/operator/sites');
    decide = fields => form.send({ site: siteIdOf(brand), ...fields });
  });
  test.afterEach(async () => {
    await decide(nothing);
    await decide(everybody);
  });

  test('logins that are suspended say it in the words of the operator', async ({
    page,
    world,
    time,
    brand,
    language,
    edition,
  }) => {
    const access = accessDialog(page, language);
    const notice = page.getByRole('alertdialog');
    await decide({
      ...nothing,
      login: 'dialog',
      text: '今晚升级，请明早再来',
      textTw: '今晚升級，請明早再來',
    });
    await page.goto('/home');
    await header(page, { language, edition }).openLogin();
    await access.username.fill(nobody.name);
    await access.password.fill(nobody.password);
    // The rule counts within a second: until then a captcha would be asked for.
    const visitor = testClient(world.platform, siteIdOf(brand), { now: time.now });
    const login = { name: nobody.name, password: md5(nobody.password) };
    await expect
      .poll(async () => (await visitor.send(contract.userSession.login, login)).status_code)
      .toBe(codeOf('login-register-suspended-with-popup'));
    await access.submit('login').click();
    await expect(notice.getByText('今晚升級，請明早再來')).toBeVisible();
  });

  test('an address on the list reads so, and can still reach customer service', async ({
    page,
    language,
  }) => {
    const words = (id: string) => say(language, id);
    const told = page.getByRole('alertdialog').getByText(resultMessage('ip-restricted', language));
    await decide({ ...everybody, blocked: '127.0.0.0/8 ::1/128' });
    await expect(async () => {
      await page.goto('/home');
      await expect(told).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.getByRole('button', { name: words('prompts.contact') }).click();
    await expect(page.getByRole('alertdialog', { name: words('prompts.service.title') })).toBeVisible();

    await decide(everybody);
    await expect(async () => {
      await page.goto('/home');
      await expect(page.locator('main button[aria-pressed]').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
});
