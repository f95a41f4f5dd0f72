import { expectAccessible } from '../accessibility.ts';
import { nameOf, xingheClassic } from '../corners.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  test('the guided tour leads over the real pages, is left, resumed, and ends', async ({
    page,
    language,
  }) => {
    const words = (id: string) => say(language, id);
    const shown = (id: string) => page.getByRole('dialog').filter({ hasText: words(`tour.step.${id}.text`) });
    const next = () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('tour.next'), exact: true })
        .click();
    const press = (id: string) => page.getByRole('button', { name: words(id), exact: true }).click();

    await page.goto('/mine/introTutorial');
    await press('tour.start');
    await expect(shown('methods')).toBeVisible();
    await expect(page).toHaveURL(/\/mine\/savemoney$/);
    await expectAccessible(page);
    await next();
    await expect(shown('amount')).toBeVisible();
    // The tour takes keys from the frame after its words appear.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
    await page.keyboard.press('ArrowRight');
    await expect(shown('purses')).toBeVisible();
    await expect(page).toHaveURL(/\/mine\/transfermoney$/);
    await page.keyboard.press('Escape');
    await expect(shown('purses')).toBeHidden();

    await page.goto('/mine/introTutorial');
    await press('tour.resume');
    await expect(shown('purses')).toBeVisible();
    await next();
    await expect(shown('price')).toBeVisible();
    await expect(page).toHaveURL(/\/game\/sport\/crty/);
    await next();
    await expect(shown('withdraw')).toBeVisible();
    await expect(page).toHaveURL(/\/mine\/takemoney$/);
    await press('tour.finish');
    await expect(page).toHaveURL(/\/mine\/introTutorial$/);
    await expect(page.getByText(words('tour.done'), { exact: true })).toBeVisible();
  });
});
