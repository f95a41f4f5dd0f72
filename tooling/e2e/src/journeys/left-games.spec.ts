import { nameOf, xinghePro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { openSlots } from '../pages/slots.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { expect, test } from '../site-test.ts';

/** Longer than a page of a game may be silent, ms. */
const silence = 160_000;
/** Longer than the platform waits before it looks again, ms. */
const look = 30_000;

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('money comes home from a game that is left by another address, or with its tab', async ({
    page,
    context,
    complaints,
    time,
    language,
    edition,
  }) => {
    const bar = header(page, { language, edition });
    await travelingMoney(page, language);
    const before = await bar.balance();
    /** The venues have the new time only after the platform has looked at what is due by it. */
    const waitForLook = async () => {
      await time.advanceServers(silence);
      await time.advanceServers(look);
    };

    await test.step('the money goes along, and nothing of the site sees how the game is left', async () => {
      const slots = await openSlots(page, language);
      await slots.play();
      await expect(slots.balance).toContainText('¥');
      await bar.expectBalance(0);
      await page.goto('/mine/wallet');
    });

    await test.step('the platform finds that no page shows it, and brings the money home', async () => {
      await waitForLook();
      await bar.expectBalance(before);
    });

    await test.step('it does so after a tab that was closed in the game', async () => {
      const other = await context.newPage();
      complaints.listen(other);
      const slots = await openSlots(other, language);
      await slots.play();
      await expect(slots.balance).toContainText('¥');
      await bar.expectBalance(0);
      await other.close();
      await waitForLook();
      await bar.expectBalance(before);
    });
  });
});
