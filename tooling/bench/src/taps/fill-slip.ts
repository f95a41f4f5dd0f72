import type { Locator, Page } from 'playwright';

/** The demo member of the platform that the sites here are served with. */
const member = { name: 'demo88', password: 'play8888' };

/**
 * Logs in, picks prices of matches without a common team, and opens the slip on the keypad of the system of all of
 * them.
 * @param page a touch screen of a phone, in Simplified Chinese.
 * @throws Error when there are too few matches.
 */
export async function fillSlip(page: Page, site: string, count: number, system: string): Promise<Locator> {
  await page.goto(`${site}/home`);
  await page.getByRole('button', { name: '登录' }).first().tap();
  await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
  await page.getByRole('textbox', { name: '密码' }).fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).tap();
  // On a phone the balance is what the header shows of a member.
  await page.locator('header b').first().waitFor();

  const teams = new Set<string>();
  // The last matches of a day first: the others may begin during the measurement, and are closed then.
  for (const day of ['early', 'today']) {
    await page.goto(`${site}/game/sport/crty?show=${day}`);
    const matches = page.getByRole('main').getByRole('article');
    await matches.first().waitFor();
    for (const match of (await matches.all()).reverse()) {
      if (teams.size === 2 * count) break;
      const price = match.getByRole('button', { name: '，赔率 ' }).first();
      if (!(await price.isVisible())) continue;
      const both = ((await price.textContent()) ?? '').split('，')[0]?.split(' 对 ') ?? [];
      if (both.length !== 2 || both.some(team => teams.has(team))) continue;
      // Under the header of the page it cannot be tapped; how it is picked is not measured.
      await price.dispatchEvent('click');
      if (teams.size === 0) await takeSeveral(page);
      for (const team of both) teams.add(team);
    }
  }
  if (teams.size < 2 * count) throw new Error(`Only ${teams.size / 2} matches could be combined.`);
  const slip = await openSlip(page);
  await slip.getByRole('radio', { name: '组合' }).tap();
  await slip.getByRole('textbox', { name: new RegExp(`^${system}`) }).tap();
  return slip;
}

/** From here on picks are added instead of replaced. */
async function takeSeveral(page: Page): Promise<void> {
  const slip = await openSlip(page);
  await slip.getByRole('radio', { name: '多注' }).tap();
  await slip.getByRole('button', { name: '收起投注单' }).tap();
  await slip.waitFor({ state: 'hidden' });
}

async function openSlip(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '查看投注单' }).tap();
  const slip = page.getByRole('dialog', { name: '投注单' });
  await slip.waitFor();
  return slip;
}
