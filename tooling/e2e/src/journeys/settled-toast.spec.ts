import { nameOf, xinghePro } from '../corners.ts';
import { memberClient } from '../member-calls.ts';
import { betHistory } from '../pages/bet-history.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('a bet that is settled is told on whatever page its member is, and leads to the record', async ({
    page,
    world,
    time,
    member,
    brand,
    language,
  }) => {
    const line = page.waitForEvent('websocket', socket => socket.url().includes('/stream/socket'));
    await page.goto('/home');
    const socket = await line;
    // What was settled before the login is no news.
    await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"accepted":true'));
    await stakeOnVirtual(memberClient({ world, time, member }, brand), '100', time);
    const record = page.getByRole('button', { name: say(language, 'chatWatch.settled.open') });
    // A toast goes by itself: it is waited for from before the match on.
    let isOpened = false;
    const opening = record.click({ timeout: 300_000 }).then(() => {
      isOpened = true;
    });
    await playUntil(time, () => expect.poll(() => isOpened, { timeout: 5_000 }).toBe(true));
    await opening;
    await expect(page).toHaveURL(/\/mine\/betRecord\?status=settled/);
    const history = betHistory(page, language);
    const row = history.row('¥100');
    await expect(row).toBeVisible();
    await expect(history.status(row, 'open')).toBeHidden();
  });
});
