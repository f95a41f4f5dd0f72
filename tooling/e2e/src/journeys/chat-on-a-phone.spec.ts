import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanClassic } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { chatRoom } from '../pages/chat-room.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('the room of the site is a sheet from the bottom edge, and the way back closes it and keeps what is written', async ({
    page,
    language,
    world,
    brand,
    time,
    anotherBrowser,
  }) => {
    const otherPage = await anotherBrowser(await joinMember(world, brand, time.now));
    const [own, others] = [chatRoom(page, language), chatRoom(otherPage, language)];
    const sheet = page.getByRole('dialog', { name: say(language, 'chat.room.title') });
    await page.goto('/home');
    await own.openOver();
    await others.openOver();
    await others.say('手機上看得到嗎');
    await own.hears('手機上看得到嗎');
    await own.say('看得到');
    await others.hears('看得到');
    const box = await sheet.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(onAPhone.viewport.height);
    expect(box?.width).toBe(onAPhone.viewport.width);
    await expectAccessible(page);

    await test.step('the field is above the bottom edge, and what is written stays', async () => {
      await own.field.fill('寫到一半');
      await expect(own.field).toBeInViewport();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/home$/);
      await own.openOver();
      await expect(own.field).toHaveValue('寫到一半');
      await own.hears('看得到');
    });
  });
});
