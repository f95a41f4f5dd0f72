import type { Page, WebSocketRoute } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro, xingheClassic } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { chatRoom } from '../pages/chat-room.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** The line of a page to the chat, which a test cuts and lets through again. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/stream\/socket/, line => {
    if (isCut) return void line.close();
    line.connectToServer();
    open.add(line);
  });
  return {
    async cut(): Promise<void> {
      isCut = true;
      for (const line of open) await line.close();
      open.clear();
    },
    restore(): void {
      isCut = false;
    },
  };
}

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('two members talk beside a match; what one says while the line is cut is told when it is back', async ({
    page,
    language,
    world,
    brand,
    time,
    anotherBrowser,
  }) => {
    const line = await lineOf(page);
    const otherPage = await anotherBrowser(await joinMember(world, brand, time.now));
    const [own, others] = [chatRoom(page, language), chatRoom(otherPage, language)];
    // Hours away: it is there for as long as the journey lasts.
    const book = sportsbook(page, language);
    await book.open('?show=early');
    await book.openMatch(page.getByRole('main').getByRole('article').first());
    await otherPage.goto(page.url());
    await own.openBeside();
    await others.openBeside();
    await own.say('这场看好主队');
    await others.hears('这场看好主队');
    await others.say('我看平局');
    await own.hears('我看平局');
    await expectAccessible(page);

    await test.step('a link is refused, and what was written can be changed', async () => {
      await own.say('看 https://evil.example/a');
      await page.getByRole('button', { name: say(language, 'chat.row.again') }).click();
      await expect(own.field).toHaveValue('看 https://evil.example/a');
      await own.field.fill('');
    });

    await test.step('while the line is cut it is said, and what is written waits', async () => {
      await line.cut();
      await expect(own.standing('cut')).toBeVisible({ timeout: 60_000 });
      await own.say('断线时说的');
      line.restore();
      await others.hears('断线时说的');
    });

    await test.step('a slip is shared into the room, seen there at its price of now, and taken over', async () => {
      await page.getByRole('radio', { name: say(language, 'sportsbook.slip') }).press('Space');
      const market = say(language, 'betting.market.1x2.full');
      const price = page.getByRole('main').getByRole('button', {
        name: saying(language, 'sportsbook.price.label', { market }),
      });
      await price.first().click();
      await betSlip(page, language).button('betslip.share.action').click();
      await page.getByRole('button', { name: say(language, 'betslip.share.toRoom') }).click();
      await page.getByRole('button', { name: say(language, 'chat.say.send') }).click();
      const log = otherPage.getByRole('log');
      const picks = log.getByRole('list', { name: say(language, 'sportsbook.shared.picks') });
      await expect(picks.getByRole('listitem').getByText(/^赔率 \d+\.\d+，/)).toHaveCount(1);
      await expectAccessible(otherPage, picks);
      await log.getByRole('link', { name: say(language, 'chat.slip.add') }).click();
      await expect(betSlip(otherPage, language).items).toHaveCount(1);
    });
  });
});

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, viewport: { width: 390, height: 844 } });

  test('a guest reads in the room of all, is asked to log in, and then writes in place', async ({
    page,
    language,
    join,
  }) => {
    const talk = chatRoom(page, language);
    await page.goto('/home');
    await talk.openOver();
    await expect(talk.standing('login')).toBeVisible({ timeout: 30_000 });
    await expect(talk.field).toHaveCount(0);
    const member = await join();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(language, 'chat.standing.loginButton'), exact: true })
      .click();
    await accessDialog(page, language).logIn(member);
    await talk.say('刚登录就来了');
    await talk.hears('刚登录就来了');

    await test.step('who is in need is shown the way to help, which leaves the room', async () => {
      await talk.say('我不想活了');
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say(language, 'chat.row.help') })
        .click();
      await expect(page).toHaveURL(/\/app\/help\/bczr$/);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});
