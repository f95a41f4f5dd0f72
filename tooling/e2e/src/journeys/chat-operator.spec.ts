import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { chatRoom } from '../pages/chat-room.ts';
import { header } from '../pages/header.ts';
import { operatorOfRoom } from '../pages/operator-chat.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Longer than any journey: only the operator ends it. */
const slowSeconds = 3_600;

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('an operator slows, mutes and clears a room while two members talk, and both see it at once', async ({
    page,
    language,
    world,
    browser,
    brand,
    edition,
    time,
    anotherBrowser,
  }) => {
    const otherPage = await anotherBrowser(await joinMember(world, brand, time.now));
    const [own, others] = [chatRoom(page, language), chatRoom(otherPage, language)];
    const book = sportsbook(page, language);
    // Hours away: it is there for as long as the journey lasts.
    await book.open('?show=early');
    await book.openMatch(page.getByRole('main').getByRole('article').nth(1));
    await otherPage.goto(page.url());
    await own.openBeside();
    await others.openBeside();
    await others.say('今天谁先发');
    await own.hears('今天谁先发');
    const desk = await operatorOfRoom(browser, world.platform, '今天谁先发');

    await test.step('in slow mode a message waits in the room, a second one beside the field', async () => {
      await desk.setSlow(slowSeconds);
      await own.say('我猜老将');
      await others.hears('我猜老将');
      await own.say('还要看天气');
      await expect(own.held).toContainText('还要看天气');
      await own.say('场地也湿');
      await expect(page.getByText(say(language, 'chat.say.full'))).toBeVisible();
      await expect(own.field).toHaveValue('场地也湿');
      await expectAccessible(page);
    });

    await test.step('what waits is taken back with what is written, and waits again', async () => {
      await page.getByRole('button', { name: say(language, 'chat.row.takeBack') }).click();
      await expect(own.field).toHaveValue('还要看天气\n场地也湿');
      await expect(own.field).toBeFocused();
      await own.say('还要看风向');
      await expect(own.held).toContainText('还要看风向');
    });

    await test.step('once the operator ends slow mode it is sent by itself', async () => {
      await desk.setSlow(0);
      await others.hears('还要看风向');
      await expect(own.held).toHaveCount(0);
      await expect(otherPage.getByRole('log').getByText('还要看天气')).toHaveCount(0);
    });

    await test.step('who is muted reads why and has no place to write; the other goes on', async () => {
      await desk.mute('今天谁先发', '刷屏');
      await expect(otherPage.getByRole('status').filter({ hasText: '刷屏' })).toBeVisible();
      await expect(others.field).toHaveCount(0);
      await own.say('我还能说');
      await others.hears('我还能说');
    });

    await test.step('a cleared room is empty for both, and what comes later is heard', async () => {
      await desk.clear('另开一场');
      for (const each of [page, otherPage])
        await expect(each.getByRole('log').getByText('今天谁先发')).toHaveCount(0);
      await own.say('从头再来');
      await others.hears('从头再来');
      await desk.open();
      await expect(desk.page.getByRole('row').filter({ hasText: '另开一场' })).toContainText('清屏');
    });

    await test.step('what waits when its author logs out is not sent, and they are told', async () => {
      await desk.setSlow(slowSeconds);
      await own.say('没有说完');
      await expect(own.held).toContainText('没有说完');
      // A toast goes by itself: it is waited for from before the logout on.
      const told = expect(page.getByText(say(language, 'chatWatch.unsaidLost'))).toBeVisible();
      await Promise.all([told, header(page, { edition, language }).logOut()]);
      await desk.setSlow(0);
      await expect(own.held).toHaveCount(0);
    });
    await desk.close();
  });
});
