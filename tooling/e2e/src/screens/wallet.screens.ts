import type { User } from '../engines/user.ts';
import { binding } from '../pages/binding.ts';
import { deposit } from '../pages/deposit.ts';
import { withdrawal } from '../pages/withdrawal.ts';
import { say } from '../words.ts';
import { expect, test } from './screens-test.ts';

/** One for each member: an account belongs to one of a site. */
const cards = { 'zh-CN': '6222021200000000146', 'zh-TW': '6222021200000000153' } as const;
const pagesOfMoney = {
  wallet: '/mine/wallet',
  transfer: '/mine/transfermoney',
  transactions: '/mine/transRecord',
  limits: '/mine/limits',
  accounts: '/mine/addBankCard',
  addresses: '/mine/virtualCoinCard',
};

// Phones get a code a minute: the clock is moved.
test.use({ platformBuild: 'testing', visitor: 'member' });

for (const language of ['zh-CN', 'zh-TW'] as const) {
  test.describe(() => {
    test.use({ language });
    test(`every page of the wallet, ${language}`, async ({ page, world, time, outbox, shoot }) => {
      const words = (id: string) => say(language, id);
      const sees = (id: string) => (user: User) => user.see({ role: 'text', name: words(id) });
      const [shop, bind, withdrawals] = [
        deposit(page, language, world.payments),
        binding(page, language),
        withdrawal(page, language),
      ];
      // A phone belongs to one member of a site.
      const phone = `139${String(Date.now()).slice(-8)}`;
      let codes = 0;
      const receive = () => outbox.receiveCode('sms', `+86 ${phone}`, ++codes);
      const open = async (address: string) => {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      };

      const aMinuteLater = async () => {
        await page.goto('/home');
        await time.advance(60_000);
        await open('/mine/addBankCard');
      };

      await open('/mine/savemoney');
      await shoot('deposit');
      await shop.choose('wechat');
      await shop.amount.fill('1288');
      await shoot('deposit-filled', async user => {
        await user.press({ role: 'radio', name: new RegExp(`^${words('wallet.method.wechat')}`) });
        await user.fill({ role: 'textbox', name: words('wallet.deposit.amount') }, '1288');
      });
      await shop.open();
      await expect(shop.text('wallet.depositOrder.toPay')).toBeVisible();
      await shoot('deposit-order', sees('wallet.depositOrder.toPay'));
      await shop.pay();
      await expect(shop.text('wallet.depositOrder.credited')).toBeVisible();
      await shoot('deposit-credited', sees('wallet.depositOrder.credited'));

      await page.goto('/mine/takemoney');
      await bind.bindPhoneAndName(phone, '林小明', receive);
      await expect(page).toHaveURL(/\/mine\/takemoney$/);
      await shoot('withdrawal-without-account');
      await aMinuteLater();
      await withdrawals.addCard(cards[language], receive);
      await aMinuteLater();
      await withdrawals.setPassword('618033', receive);
      await open('/mine/takemoney');
      await expect(withdrawals.amount).toBeVisible();
      await shoot('withdrawal', user => user.see({ role: 'textbox', name: words('withdrawal.amount') }));

      for (const [name, address] of Object.entries(pagesOfMoney)) {
        await open(address);
        await shoot(name);
      }
      await page.getByRole('button', { name: words('accounts.add.coin'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot('add-account', async user => {
        await user.press({ role: 'button', name: words('accounts.add.coin') });
        await user.see({ role: 'dialog' });
      });
    });
  });
}
