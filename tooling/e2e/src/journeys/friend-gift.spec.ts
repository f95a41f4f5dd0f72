import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { bindPhone, memberClient, payDeposit } from '../member-calls.ts';
import { header } from '../pages/header.ts';
import { promotions } from '../pages/promotions.ts';
import { playUntil } from '../play-until.ts';
import { stakeOnVirtual } from '../settled-stake.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** The invitation that a site of play money opens with: ¥38 for a friend with a phone, ¥100 deposited and ¥500 staked. */
const name = '邀請好友';

test.describe(nameOf(qingshanClassic), () => {
  const { brand } = qingshanClassic;
  test.use({ ...qingshanClassic, visitor: 'member' });

  test('a friend does all that is asked for, and the inviter stakes the gift and claims it', async ({
    page,
    world,
    time,
    member,
    outbox,
    language,
    edition,
  }) => {
    test.slow();
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const main = page.getByRole('main');
    const offers = promotions(page, language);
    const clientOf = (of: typeof member) => memberClient({ world, time, member: of }, brand);
    const path = '/activity/friendInvitation';
    const link = main.getByText(/\/home\?icode=[0-9A-Z]{8}&register=1$/);

    const code = await test.step('the invitation is joined, and has a code', async () => {
      await page.goto(path);
      await offers.join();
      return /icode=([0-9A-Z]{8})/.exec((await link.textContent()) ?? '')?.[1] ?? '';
    });

    const friend = await joinMember(world, brand, time.now, code);
    const row = main
      .getByRole('list', { name: words('promotions.friends.list') })
      .getByRole('listitem')
      .filter({ hasText: `${friend.name.at(0)}***${friend.name.at(-1)}` });
    const need = (id: string, amount: string) =>
      words(`promotions.friends.need.${id}`, { amount, group: words('promotions.term.group.sport') });

    await test.step('a friend who has bound a phone and deposited has the turnover before them', async () => {
      await bindPhone(clientOf(friend), { name: friend.name, number: '13912345613', outbox }, brand);
      await payDeposit(clientOf(friend), world, '100');
      await page.reload();
      await expect(row).toContainText(need('turnover', '¥500'));
      await expect(row).not.toContainText(need('deposit', '¥100'));
      await expect(row).not.toContainText(need('bound-phone', ''));
      await expectAccessible(page, row);
    });

    await test.step('once it is settled they count, and the inviter is told what they brought', async () => {
      await stakeOnVirtual(clientOf(friend), '500', time);
      await playUntil(time, async () => {
        await page.goto(path);
        await expect(row).toContainText(words('promotions.friends.brought', { gift: '¥38' }), {
          timeout: 10_000,
        });
      });
      await expectAccessible(page, offers.toGifts);
    });

    await test.step('the gift is staked and claimed', async () => {
      await offers.toGifts.click();
      await expect(main.getByText('¥0 / ¥38')).toBeVisible();
      await stakeOnVirtual(clientOf(member), '100', time);
      await playUntil(time, async () => {
        await page.goto('/mine/welfare');
        await expect(offers.claimOf(name)).toBeVisible({ timeout: 10_000 });
      });
      await offers.claim(name, 3_800, header(page, { language, edition }));
    });
  });
});
