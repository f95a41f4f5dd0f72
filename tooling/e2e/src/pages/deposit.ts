import type { RunningProvider } from '@lobby/payment-provider';
import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import { choose } from './choose.ts';

type PaymentOptions = Parameters<RunningProvider['pay']>[1];

/** The deposit page and the page of its orders; the payer's side is the payment provider's. */
export function deposit(page: Page, language: SiteOptions['language'], payments: RunningProvider) {
  const words = (id: string, values?: Record<string, string>) => say(language, id, values);
  const orderId = () => new URL(page.url()).searchParams.get('order') ?? '';

  return {
    orderId,
    amount: page.getByLabel(words('wallet.deposit.amount'), { exact: true }),
    /** Chooses a method by its name; the first of its tiles. */
    async choose(method: string): Promise<void> {
      await choose(page.getByRole('radio', { name: words(`wallet.method.${method}`) }).first());
    },
    /** Opens an order with what is filled in. @returns its number. */
    async open(): Promise<string> {
      await page.getByRole('button', { name: words('wallet.deposit.submit'), exact: true }).click();
      await expect(page).toHaveURL(/[?&]order=/);
      return orderId();
    },
    button: (id: string) => page.getByRole('button', { name: words(id), exact: true }),
    /** A text of the order's page. */
    text: (id: string, values?: Record<string, string>) => page.getByText(words(id, values), { exact: true }),
    /** What is missing of the order that is shown, in yuan. */
    async missing(): Promise<string> {
      const rest = page.getByRole('region', { name: words('wallet.depositOrder.rest') });
      return ((await rest.locator('dd').first().textContent()) ?? '').replace(/[^\d.]/g, '');
    },
    /** Fills in the report of a payment of a minute ago, and sends it. */
    async report({ amount, payerName }: { amount: string; payerName: string }): Promise<void> {
      const ago = await page.evaluate(() => Date.now() - 60_000);
      const paidAt = new Date(ago + 8 * 3_600_000).toISOString().slice(0, 16);
      await page.getByLabel(words('wallet.report.amount'), { exact: true }).fill(amount);
      await page.getByLabel(words('wallet.report.paidAt'), { exact: true }).fill(paidAt);
      await page.getByLabel(words('wallet.report.payerName'), { exact: true }).fill(payerName);
      await page.getByRole('button', { name: words('wallet.report.submit'), exact: true }).click();
    },
    /** Pays the order that is shown as the payer does in the bank app, and delivers the callbacks of the provider. */
    async pay(options?: PaymentOptions) {
      const payment = payments.pay(orderId(), options);
      await payments.deliver();
      return payment;
    },
  };
}
