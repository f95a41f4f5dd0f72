import { parseUsdt, parseYuan } from '@lobby/money';
import { expect, it } from 'vitest';
import { type Callback, ProviderUnreachable } from '../deposit-side.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { meaningOf, type PaymentEvent, readReport } from '../payment-report.ts';
import { mostAheadMs } from '../provider-clock.ts';
import { faults } from './fake-server.ts';
import type { Staged } from './provider-stage.ts';

const siteId = '1001';
let made = 0;

/** What deposits rely on. */
export function depositPromises({ collects }: PaymentProvider, staged: () => Staged): void {
  const orderOf = (amount: string, method = collects[0] ?? 'unionpay') => ({
    siteId,
    orderId: `D20261124${String(++made).padStart(6, '0')}`,
    method,
    amount,
    currency: method.startsWith('usdt-') ? ('USDT' as const) : ('CNY' as const),
    customer: 'a customer',
    account: '',
  });
  const question = (orderId: string, account = '') => ({
    siteId,
    orderId,
    account,
    since: staged().now() - 60_000,
  });
  const tampered = (callback: Callback, body: string): Callback => ({ ...callback, body });
  const eventIn = (body: string): PaymentEvent => {
    const report = readReport(JSON.parse(body));
    if (!('event' in report)) throw new Error(`it cannot be read: ${report.unreadable}`);
    return report.event;
  };

  it('one order, however often it is announced', async () => {
    const { stage, ...at } = staged();
    const order = orderOf('100');
    const first = await at.collecting().start(order);
    expect(await at.collecting().start(order)).toEqual(first);
    await stage.pay(order.orderId);
    expect(await at.collecting().ask(question(order.orderId, first.address))).toHaveLength(1);
  });

  it('nothing for an order that it does not know', async () => {
    expect(await staged().collecting().ask(question('D20261124999999'))).toEqual([]);
  });

  it.each(collects)('amounts to the last fen, and says the same in its callback: %s', async method => {
    const { stage, ...at } = staged();
    const isUsdt = method.startsWith('usdt-');
    for (const amount of isUsdt ? ['0.000001', '13.793104'] : ['0.01', '100.10', '49999.99', '8.2']) {
      const order = orderOf(amount, method);
      const { address } = await at.collecting().start(order);
      const body = await stage.pay(order.orderId);
      const verified = at.collecting().verifyCallback(stage.sign(body, at.now()), { siteId, now: at.now() });
      if ('problem' in verified) throw new Error(`it was refused: ${verified.problem}`);
      const told = eventIn(verified.body);
      const reports = await at.collecting().ask(question(order.orderId, address));
      const asked = reports.map(report => ('event' in report ? report.event : undefined));
      const [parse, currency] = isUsdt ? [parseUsdt, 'USDT'] : [parseYuan, 'CNY'];
      for (const event of [told, asked.find(one => one?.transactionId === told.transactionId)]) {
        expect(event && parse(event.amount), amount).toBe(parse(amount));
        expect(event).toMatchObject({ merchant: siteId, currency });
        expect(event && meaningOf(event)).toBe('credited');
      }
    }
  });

  it('refuses a callback that another signed, whose body was changed, of another site, or of long ago', async () => {
    const { stage, ...at } = staged();
    const order = orderOf('100');
    await at.collecting().start(order);
    const body = await stage.pay(order.orderId);
    const [now, callback] = [at.now(), stage.sign(body, at.now())];
    const verify = (one: Callback, site = siteId) =>
      at.collecting().verifyCallback(one, { siteId: site, now });
    expect(verify(callback)).toHaveProperty('body');
    expect(verify({ ...callback, headers: { get: () => undefined } })).toEqual({ problem: 'signature' });
    const unsigned = { get: (name: string) => callback.headers.get(name)?.replace(/[0-9a-f]$/, flip) };
    expect(verify({ ...callback, headers: unsigned })).toHaveProperty('problem');
    expect(verify(tampered(callback, body.replace('100', '900')))).toEqual({ problem: 'signature' });
    expect(verify(tampered(callback, `${body} `))).toEqual({ problem: 'signature' });
    expect(verify(callback, '1002')).toEqual({ problem: 'site' });
    const old = stage.sign(body, now - mostAheadMs - 1_000);
    expect(verify(old)).toMatchObject({ problem: 'time' });
  });

  it.each(faults)('an outcome that is unknown, and tries again: %s', async fault => {
    const { stage, ...at } = staged();
    const order = orderOf('100');
    await stage.fail(fault, order.orderId);
    // Waited for only where no answer comes at all.
    const impatient = at.collecting(fault === 'silent' ? 50 : undefined);
    await expect(impatient.start(order)).rejects.toThrow(ProviderUnreachable);
    await expect(impatient.ask(question(order.orderId))).rejects.toThrow(ProviderUnreachable);
    await stage.fail(undefined, order.orderId);
    const { address } = await at.collecting().start(order);
    await stage.pay(order.orderId);
    expect(await at.collecting().ask(question(order.orderId, address))).toHaveLength(1);
  });
}

const flip = (digit: string) => (digit === '0' ? '1' : '0');
