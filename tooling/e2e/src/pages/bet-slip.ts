import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';
import { choose } from './choose.ts';

/** The slip beside the sportsbook, or in the bottom sheet on a phone. */
export function betSlip(page: Page, language: SiteOptions['language'], sheet?: Locator) {
  const words = (id: string) => say(language, id);
  const panel = sheet ?? page.getByRole('region', { name: words('betslip.title') }).first();
  const stake = panel.getByRole('textbox', { name: words('betslip.stake.label'), exact: true });
  const place = panel.getByRole('button', { name: saying(language, 'betslip.action.place') });

  const closed = panel
    .getByText(words('betslip.closed.closed'))
    .or(panel.getByText(words('betslip.closed.started')))
    .first();
  const items = panel.getByRole('list', { name: words('betslip.items') }).getByRole('article');

  const self = {
    panel,
    stake,
    place,
    /** The picks, the newest first. */
    items,
    /** The pick of this match: "{home} 对 {away}". */
    itemOf: (match: string) => items.filter({ hasText: match }),
    /** The button of this text. */
    button: (id: string) => panel.getByRole('button', { name: words(id), exact: true }),
    /** A text of the slip as it is. */
    says: (id: string, values: Record<string, string | number> = {}) =>
      panel.getByText(say(language, id, values)).first(),
    /** The outcome of what was placed: the title of the receipt, or of what came instead. */
    outcome: (id: string) => panel.getByRole('heading', { name: words(id), exact: true }),
    /** What a bet that stands can win, in yuan, as its receipt says. */
    async winnable(): Promise<number> {
      const row = panel.locator('dl > div').filter({ hasText: words('betslip.receipt.win') });
      const amount = (await row.locator('dd').textContent()) ?? '';
      return Number(amount.replace(/[¥,]/g, ''));
    },
    /** The tab of the open bets, when there are so many. */
    openTab: (count: number) =>
      page.getByRole('radio', { name: new RegExp(`^${words('betslip.tab.open')} ?${count}$`) }),
    /** Types a stake on the slip's own keys. */
    async keyIn(digits: string): Promise<void> {
      await stake.click();
      const pad = panel.getByRole('group', { name: words('site.ui.keypad') });
      if (!(await pad.isVisible()))
        await panel.getByRole('button', { name: words('betslip.stake.keypad.show') }).click();
      for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
      // The field groups thousands.
      await expect(stake).toHaveValue(Number(digits).toLocaleString('en-US'));
    },
    /**
     * Places the bet and continues until it is accepted: accepts new prices, waits while the market is suspended, places
     * it again after a rejection. False when the market closed, or the match began.
     * @param aMoment lets a short time pass, where time can be moved.
     */
    async placeUntilAnswered(aMoment?: () => Promise<void>): Promise<boolean> {
      const receipt = panel.getByText(words('betslip.receipt.title'));
      const next = panel.getByRole('button', {
        name: new RegExp(nextSteps.map(id => saying(language, id).source).join('|')),
        disabled: false,
      });
      // What the slip shows is in the error of a bet that is never answered.
      const underWay = 'under way: ';
      const look = async () => {
        if (await receipt.isVisible()) return 'accepted';
        if (await closed.isVisible()) return 'closed';
        const shown = await panel.textContent({ timeout: 1_000 }).catch(() => '');
        // A button may be removed before it is clicked: then the next iteration decides.
        if (await next.first().isVisible())
          await next
            .first()
            .click({ timeout: 1_500 })
            .catch(() => undefined);
        else await aMoment?.();
        return underWay + shown;
      };
      await expect.poll(look, { timeout: 75_000, intervals: [aMoment ? 50 : 400] }).not.toContain(underWay);
      return receipt.isVisible();
    },
    /**
     * Chooses and stakes until a bet stands: in play a market may be locked under the pointer, or close before the bet is
     * taken, then it chooses again.
     * @param choose picks a price, and resolves to what it chose.
     * @param aMoment lets time pass.
     */
    async betOn<T>(choose: () => Promise<T>, digits: string, aMoment: () => Promise<void>): Promise<T> {
      for (let attempt = 0; attempt < 5; attempt++) {
        const chosen = await choose();
        if (await self.takesAStake()) {
          // A market that closes while the stake is typed takes its keys away.
          await self.keyIn(digits).catch(async error => {
            if (!(await closed.isVisible())) throw error;
          });
          if (await self.placeUntilAnswered(aMoment)) return chosen;
        }
        if (await items.first().isVisible()) await self.remove();
        else await aMoment();
      }
      throw new Error('Five markets in a row were locked or closed before a bet was taken');
    },
    /** Whether the pick that was just pressed came to the slip, open to a stake. */
    takesAStake: (): Promise<boolean> =>
      stake.waitFor({ timeout: 8_000 }).then(
        () => true,
        () => false,
      ),
    /** Removes the pick; one that was closed offers that twice. */
    remove: () =>
      panel
        .getByRole('button', { name: saying(language, 'betslip.remove') })
        .first()
        .click(),
    /** Chooses how the picks are bet on. */
    chooseForm: (form: 'single' | 'several' | 'series' | 'systems') =>
      choose(panel.getByRole('radio', { name: words(`betslip.form.${form}`) })),
    /** The stake fields of several picks, in their order. */
    stakes: panel
      .getByRole('list', { name: words('betslip.items') })
      .getByRole('textbox', { name: saying(language, 'betslip.stake.labelOf') }),
    /** The one stake of a series or system of this name. */
    stakeOf: (name: string) =>
      panel.getByRole('textbox', {
        name: say(language, 'betslip.stake.labelOf', { name, label: words('betslip.stake.label') }),
      }),
  };
  return self;
}

/** The buttons that take a bet to its next step. */
const nextSteps = [
  'betslip.rejected.dismiss',
  'betslip.action.acceptOdds',
  'betslip.action.acceptLine',
  'betslip.action.place',
];
