import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic } from '../corners.ts';
import { operator } from '../pages/operator.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a feedback with two pictures is sent, answered by the operator, read and deleted', async ({
    page,
    browser,
    world,
    member,
    language,
  }) => {
    const words = (id: string) => say(language, `inbox.feedback.${id}`);
    const text = `${member.name} 的注單有誤，附上截圖。`;
    const uploaded = page.getByText(say(language, 'pictures.sent'), { exact: true });

    await test.step('what is written and its pictures outlive a reload', async () => {
      await page.goto('/mine/feedback');
      await page.getByRole('combobox', { name: words('kind') }).tap();
      await page.getByRole('option', { name: words('kind.betting') }).tap();
      await page.getByRole('textbox', { name: words('text') }).fill(text);
      const screenshots = [await page.screenshot(), await page.screenshot({ fullPage: true })];
      await page
        .getByLabel(say(language, 'pictures.add'))
        .and(page.locator('input'))
        .setInputFiles(
          screenshots.map((buffer, at) => ({ name: `../${at}.png`, mimeType: 'image/png', buffer })),
        );
      await expect(uploaded).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('textbox', { name: words('text') })).toHaveValue(text);
      await expect(uploaded).toHaveCount(2);
      await expectAccessible(page);
    });

    await test.step('it is sent, and the operator sees both pictures and answers', async () => {
      await page.getByRole('button', { name: words('submit'), exact: true }).tap();
      await expect(page.getByText(words('sent'))).toBeVisible();
      const operatorPage = await operator(browser, world.platform);
      expect(await operatorPage.answerFeedback(text, '<p>已更正<script>window.stolen = 1</script></p>')).toBe(
        2,
      );
      await operatorPage.close();
    });

    const list = page.getByRole('list', { name: words('list') });
    const toList = page.getByRole('link', { name: words('tab.list') });
    const detail = page.getByRole('dialog', { name: words('detail') });

    await test.step('the answer is marked as unread until it is opened', async () => {
      await page.getByRole('button', { name: words('toList') }).tap();
      await expect(list.getByText(words('unread'))).toBeVisible();
      await expect(toList).toHaveText(`${words('tab.list')}1`);
      await list.getByRole('button').tap();
      await expect(detail.getByText('已更正')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(list.getByText(words('unread'))).toBeHidden();
      await expect(toList).toHaveText(words('tab.list'));
    });

    await test.step('it is deleted with its pictures', async () => {
      await list.getByRole('button').tap();
      const picture = detail.getByRole('button', {
        name: say(language, 'inbox.feedback.detail.enlarge', { n: 1 }),
      });
      const address = await picture.locator('img').getAttribute('src');
      const status = async () => (await page.request.get(address ?? '')).status();
      expect(await status()).toBe(200);
      await detail.getByRole('button', { name: words('delete') }).tap();
      await page.getByRole('button', { name: words('delete.confirm'), exact: true }).tap();
      await expect(page.getByText(words('list.empty'))).toBeVisible();
      expect(await status()).toBe(404);
    });
  });
});
