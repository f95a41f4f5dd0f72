import { rememberSecret } from '../canaries.ts';
import { nameOf, onAPhone, qingshanPro, xingheClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { binding } from '../pages/binding.ts';
import { deposit } from '../pages/deposit.ts';
import { header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const realName = '陈晓雨';
const phone = '13912345606';

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  test('a deposit by a scanned code survives a reload, is seen in a second tab, and is credited in both', async ({
    page,
    context,
    world,
    language,
    edition,
  }) => {
    const wallet = deposit(page, language, world.payments);
    const bar = header(page, { language, edition });
    await page.goto('/mine/savemoney');
    const before = await bar.balance();

    await test.step('an amount typed in full width opens an order, which a reload shows again', async () => {
      await wallet.choose('wechat');
      await wallet.amount.fill('５００');
      await expect(wallet.amount).toHaveValue('500');
      const opened = await wallet.open();
      await expect(wallet.text('wallet.depositOrder.toPay')).toBeVisible();
      await page.reload();
      await expect(wallet.text('wallet.depositOrder.toPay')).toBeVisible();
      expect(wallet.orderId()).toBe(opened);
    });

    const second = await context.newPage();
    const there = deposit(second, language, world.payments);
    await test.step('another tab leads to the open order instead of a second one', async () => {
      await second.goto('/mine/savemoney');
      await second
        .getByRole('link', { name: new RegExp(say(language, 'wallet.deposit.open.continue')) })
        .click();
      await expect(second).toHaveURL(new RegExp(`order=${wallet.orderId()}`));
    });

    await test.step('paid exactly in the bank app, it is credited whole in both tabs', async () => {
      const [bank] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: say(language, 'wallet.depositOrder.open') }).click(),
      ]);
      const asked = await bank.getByLabel('金额').inputValue();
      await bank.getByRole('button', { name: '付款', exact: true }).click();
      await expect(bank.getByRole('status')).toHaveText(`已付 ${asked}。`);
      await bank.close();
      await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
      await expect(there.text('wallet.depositOrder.credited')).toBeVisible();
      const paid = Math.round(Number(asked) * 100);
      expect(paid).toBeGreaterThan(50_000);
      await bar.expectBalance(before + paid);
    });
  });
});

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone, visitor: 'member' });

  test('a deposit in USDT shows the confirmations of the chain, and is credited at its locked rate', async ({
    page,
    world,
    language,
  }) => {
    const wallet = deposit(page, language, world.payments);
    await page.goto('/mine/savemoney');
    await wallet.choose('usdt-trc20');
    await wallet.amount.fill('1000');
    await wallet.open();
    await expect(wallet.text('wallet.depositOrder.network.warning', { network: 'TRC20' })).toBeVisible();
    const { transactionId } = await wallet.pay();
    await expect(wallet.text('wallet.depositOrder.confirming')).toBeVisible();
    world.payments.confirm(transactionId, 20);
    await world.payments.deliver();
    await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
    // The amount in USDT is rounded up, so what it is worth is 1,000 yuan or a little more.
    await expect(page.getByText(/1,000(\.0\d)? 已存入/)).toBeVisible();
  });

  test('huione opens with the VIP grade it asks for, has a page of its own, and is credited', {
    tag: deep,
  }, async ({ page, browser, world, member, language }) => {
    const wallet = deposit(page, language, world.payments);
    const name = say(language, 'wallet.method.huione');
    await page.goto('/mine/savemoney');
    await wallet.choose('huione');
    await expect(wallet.text('wallet.deposit.closed.grade', { name, grade: '1' })).toBeVisible();
    const operatorPage = await operator(browser, world.platform);
    await operatorPage.giveGrade({ site: '1001', name: member.name }, 1);
    await operatorPage.close();
    await page.reload();
    await wallet.choose('huione');
    await wallet.amount.fill('200');
    await wallet.open();
    await expect(page).toHaveURL(/\/mine\/huione\?/);
    await wallet.pay();
    await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a bank transfer of too little is completed by its rest, and one for a closed or expired order is credited late', async ({
    page,
    world,
    outbox,
    language,
    edition,
    time,
  }) => {
    for (const secret of [realName, phone]) rememberSecret(secret);
    const wallet = deposit(page, language, world.payments);
    const bind = binding(page, language);
    const bar = header(page, { language, edition });
    const openOrder = async (method: string, amount: string) => {
      await page.goto('/mine/savemoney');
      await wallet.choose(method);
      await wallet.amount.fill(amount);
      await wallet.open();
    };

    await test.step('name and phone of the payer are bound on the way, and the amount stays', async () => {
      await page.goto('/mine/savemoney');
      await wallet.choose('bank');
      await wallet.amount.fill('1000');
      await wallet.button('wallet.deposit.payer.bind').click();
      await bind.bindNameWithPhone(realName, phone, () => outbox.receiveCode('sms', `+86 ${phone}`));
      await expect(wallet.amount).toHaveValue('1,000');
      await wallet.open();
    });

    await test.step('of too little the page says how much is missing, and a report is taken', async () => {
      await wallet.pay({ amount: '1000.00', payerName: realName });
      await expect(wallet.text('wallet.depositOrder.partly')).toBeVisible();
      await expect(wallet.text('wallet.depositOrder.parked.under')).toBeVisible();
      await wallet.button('wallet.report.open').click();
      await wallet.report({ amount: '1000', payerName: realName });
      await expect(wallet.button('wallet.report.again')).toBeVisible();
    });

    await test.step('the rest completes it', async () => {
      const before = await bar.balance();
      const { amount } = await wallet.pay({ amount: await wallet.missing(), payerName: realName });
      await bar.expectBalance(before + 100_000 + Math.round(Number(amount) * 100));
      await page.reload();
      await expect(wallet.text('wallet.depositOrder.credited')).toBeVisible();
    });

    /** An order that has ended is asked about rarely, so the page is opened again. */
    const payLate = async () => {
      const before = await bar.balance();
      const { amount } = await wallet.pay({ payerName: realName });
      await bar.expectBalance(before + Math.round(Number(amount) * 100));
      await page.reload();
      await expect(wallet.text('wallet.depositOrder.credited.late')).toBeVisible();
    };

    await test.step('an order closed too early is still credited', async () => {
      await openOrder('bank', '200');
      await wallet.button('wallet.depositOrder.close').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(language, 'wallet.depositOrder.close.confirm') })
        .click();
      await expect(wallet.text('wallet.depositOrder.closed')).toBeVisible();
      await payLate();
    });

    await test.step('an order whose time is over says so, and what comes later is credited', async () => {
      await openOrder('alipay', '300');
      const order = page.url();
      await page.goto('/home');
      await time.advance(16 * 60_000);
      await page.goto(order);
      await expect(wallet.text('wallet.depositOrder.expired')).toBeVisible();
      await payLate();
    });
  });
});
