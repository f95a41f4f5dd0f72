import { type Corner, nameOf, onAPhone, qingshanPro, xingheClassic } from '../corners.ts';
import { newMember } from '../member.ts';
import { say } from '../words.ts';
import type { World } from '../world.ts';
import { accessDialog } from './access.ts';
import { betting, fullWidth } from './bet.ts';
import { compose } from './compose.ts';
import type { Engine } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { expectLegible } from './legible.ts';
import { slideByKeys } from './slide.ts';
import type { User } from './user.ts';

type Payments = World['payments'];

interface Visit {
  readonly engine: Engine;
  readonly user: User;
  readonly siteUrl: string;
  readonly onPhone: boolean;
}

const words = (id: string) => say('zh-CN', id);

const pages: readonly { corner: Corner; onPhone: boolean }[] = [
  { corner: xingheClassic, onPhone: false },
  { corner: qingshanPro, onPhone: true },
];

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);

  test('a visitor looks at the home page and registers, and every page is legible', async ({
    engine,
    user,
    siteUrl,
  }) => {
    const access = accessDialog(user, 'zh-CN');
    await engine.open(`${siteUrl}/home`);
    await user.see({ role: 'price' });
    await expectLegible(engine, 'the home page');
    await access.open('login');
    await user.see(access.field('password'));
    await expectLegible(engine, 'the login');
    await access.close();
    await access.open('register');
    await user.see(access.field('repeat'));
    await expectLegible(engine, 'the registration');
    await test.step('a name written by an input method is read in half width', async () => {
      await user.focus(access.field('username'));
      await engine.run(compose, 'ｊｏ', 'inside');
      await expect.poll(async () => (await user.look(access.field('username')))?.value).toBe('jo');
    });
    await test.step('keys alone move the piece of the slider, and an account is opened', async () => {
      const member = newMember();
      await access.askToRegister(member);
      await slideByKeys(engine, user);
      await user.press({ role: 'button', name: words('security.offer.later') });
      await user.see({ role: 'button', name: new RegExp(`^${member.name}`) });
    });
  });
});

for (const { corner, onPhone } of pages) {
  test.describe(onPhone ? `${nameOf(corner)} on a phone` : nameOf(corner), () => {
    test.use({ ...corner, ...(onPhone && onAPhone), visitor: 'member' });

    test('a member bets and deposits, and every page is legible', async ({
      engine,
      user,
      siteUrl,
      world,
    }) => {
      const visit = { engine, user, siteUrl, onPhone };
      await bet(visit);
      await deposit(visit, world.payments);
    });
  });
}

/** One bet, whose stake an input method writes. */
async function bet({ engine, user, siteUrl, onPhone }: Visit): Promise<void> {
  const book = betting(engine, user, 'zh-CN', onPhone);
  await test.step('the list, and a match', async () => {
    // Hours away: hardly one begins meanwhile, and leaves the list.
    await engine.open(`${siteUrl}/game/sport/crty?show=early`);
    await user.see(book.price);
    await expectLegible(engine, 'the list');
    await user.pressUntil({ role: 'link', inside: { role: 'article' } }, async () =>
      (await engine.run(() => location.search)).includes('match='),
    );
    await user.see({ role: 'text', name: words('sportsbook.match.filter.main') });
    await expectLegible(engine, 'the match');
  });
  const pickAndStake = async () => {
    await engine.open(`${siteUrl}/game/sport/crty?show=early`);
    await book.pick();
    await book.composeStake('120');
  };
  await test.step('the Enter that ends a composition places nothing', async () => {
    await pickAndStake();
    await expectLegible(engine, 'the slip');
  });
  await test.step('the bet is placed', async () => {
    await book.placeAnyway(pickAndStake);
    await expectLegible(engine, 'the receipt');
  });
  await test.step('it stands in the record alone, with its whole stake', async () => {
    await engine.open(`${siteUrl}/mine/betRecord`);
    const bets = () => engine.run(betsOnPage);
    await expect.poll(async () => (await bets()).length).toBe(1);
    await user.see({ role: 'text', name: /^¥ ?120(\.00)?$/ });
    await expectLegible(engine, 'the record');
  });
}

/** One deposit, whose amount an input method writes. */
async function deposit({ engine, user, siteUrl }: Visit, payments: Payments): Promise<void> {
  const amount = { role: 'textbox', name: words('wallet.deposit.amount') } as const;
  const orderId = () => engine.run(() => new URLSearchParams(location.search).get('order'));
  await test.step('an amount is written, and opens an order', async () => {
    await engine.open(`${siteUrl}/mine/savemoney`);
    const method = { role: 'radio', name: new RegExp(`^${words('wallet.method.wechat')}`) } as const;
    await user.pressUntil(method, async () => (await user.look({ ...method, chosen: true })) !== null);
    await user.focus(amount);
    await engine.run(compose, fullWidth('5'), 'inside');
    await engine.run(compose, fullWidth('0'), 'after');
    await user.keys('0');
    await expect.poll(async () => (await user.look(amount))?.value).toBe('500');
    await expectLegible(engine, 'the deposit');
    await user.press({ role: 'button', name: words('wallet.deposit.submit') });
    await user.see({ role: 'text', name: words('wallet.depositOrder.toPay') });
    await expectLegible(engine, 'the order');
  });
  await test.step('it is paid and credited', async () => {
    payments.pay((await orderId()) ?? '');
    await payments.deliver();
    await user.see({ role: 'text', name: words('wallet.depositOrder.credited') });
    await expectLegible(engine, 'the credited order');
  });
}

/** Runs in the page: the numbers of the bets that are on it. */
function betsOnPage(): string[] {
  const leaves = [...document.querySelectorAll('main *')].filter(
    ({ childElementCount }) => childElementCount === 0,
  );
  return [...new Set(leaves.flatMap(leaf => leaf.textContent.match(/^OU\d+$/) ?? []))];
}
