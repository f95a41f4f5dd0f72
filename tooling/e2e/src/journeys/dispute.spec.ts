import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic } from '../corners.ts';
import { memberClient } from '../member-calls.ts';
import { operator } from '../pages/operator.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Virtual matches on sale are over by then. */
const untilSettledMs = 26 * 60_000;

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a settled bet is disputed from its record, answered by the operator, and the letter and the record say so', async ({
    page,
    browser,
    world,
    time,
    member,
    brand,
    language,
  }) => {
    const words = (id: string, values = {}) => say(language, `betHistory.${id}`, values);
    const text = `${member.name} 認為終場比分應為 2:1。`;
    const answer = '官方賽果與結算一致。';
    const cards = page.getByRole('list', { name: words('list') }).getByRole('listitem');
    const openMenu = () => cards.getByRole('button', { name: /^注單 .* 的操作$/ }).tap();
    const entry = page.getByRole('menuitem', { name: words('dispute'), exact: true });

    await test.step('an open bet has no form for a dispute', async () => {
      await stakeOnVirtual(memberClient({ world, time, member }, brand), '100', time);
      await page.goto('/mine/betRecord');
      await openMenu();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(entry).toBeHidden();
      await page.keyboard.press('Escape');
    });

    const ticket = await test.step('once it is settled, the form is sent', async () => {
      await time.advanceServers(untilSettledMs);
      await page.reload();
      await openMenu();
      await entry.tap();
      const form = page.getByRole('dialog', { name: words('dispute.title') });
      await form.getByRole('combobox', { name: words('dispute.kind') }).tap();
      await page.getByRole('option', { name: words('dispute.kind.result') }).tap();
      await form.getByRole('textbox', { name: words('dispute.text') }).fill(text);
      await expectAccessible(page);
      await form.getByRole('button', { name: words('dispute.submit') }).tap();
      await expect(form.getByText(words('dispute.sent'))).toBeVisible();
      await form.getByRole('button', { name: words('dispute.close') }).tap();
      await expect(cards.getByText(words('dispute.state.open'))).toBeVisible();
      const [id = ''] = /(?:OU|DT)\d+/.exec((await cards.textContent()) ?? '') ?? [];
      return id;
    });

    await test.step('the operator answers it', async () => {
      const operatorPage = await operator(browser, world.platform);
      await operatorPage.answerDispute(text, { verdict: 'declined', answer });
      await operatorPage.close();
    });

    await test.step('the letter says how it was answered', async () => {
      await page.goto('/mine/message?kind=fd');
      await page.getByRole('button', { name: `注單異議不成立：${ticket}` }).tap();
      await expect(page.getByText(answer)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the record says so too, and the bet can be disputed anew', async () => {
      await page.goto('/mine/betRecord');
      await expect(cards.getByText(words('dispute.state.declined'))).toBeVisible();
      await cards.getByRole('button', { name: `${words('steps')} ${ticket}` }).tap();
      const disputes = page.getByRole('list', { name: words('dispute.list') });
      await expect(disputes).toContainText(text);
      await expect(disputes).toContainText(answer);
      await openMenu();
      await expect(entry).toBeVisible();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
    });
  });
});
