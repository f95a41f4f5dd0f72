import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, opposites } from '../corners.ts';
import { deep } from '../deep.ts';
import { binding } from '../pages/binding.ts';
import { routes } from '../routes/routes.ts';
import { endOf, goTo } from '../routes/walk.ts';
import { expect, test } from '../site-test.ts';

const realName = '周晓晴';

/** The four corners have both editions in both languages. */
for (const [at, corner] of opposites.flat().entries()) {
  // A phone is of one member of a brand.
  const phone = `1391234567${at}`;
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, visitor: 'member' });
    test('axe finds nothing on any page of the route map', { tag: deep }, async ({
      page,
      outbox,
      language,
    }) => {
      test.setTimeout(1_800_000);
      for (const secret of [phone, realName]) rememberSecret(secret);
      const bind = binding(page, language);
      await page.goto('/mine/auth');
      await bind.bindOnAccount(phone, realName, () => outbox.receiveCode('sms', `+86 ${phone}`));

      for (const row of routes) {
        const end = endOf(row, { brand: corner.brand, visitor: 'bound' });
        const isElsewhere = new URL(page.url()).pathname !== end;
        await test.step(row.pattern, async () => {
          await goTo(page, row.path);
          await expect(page).toHaveURL(url => url.pathname === end, { timeout: 60_000 });
          const heading = page.locator(isElsewhere ? 'main h1:not([data-left])' : 'main h1');
          await expect(heading).toHaveCount(1, { timeout: 60_000 });
          // Every page is looked at, whatever was found on one.
          await expectAccessible(page).catch((found: Error) => {
            expect.soft(found.message, row.pattern).toBe('');
          });
        });
      }
    });
  });
}
